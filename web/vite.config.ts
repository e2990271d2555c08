import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

/** Content travels without what only its editors read: where a value comes from, remarks, cards that the server tells. */
const content: Plugin = {
  name: 'slim-content',
  enforce: 'pre',
  async load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'raw' || !/\/dungeonology\/data\/[\w-]+\.toml$/.test(path)) return null;
    const text = (await readFile(path, 'utf8'))
      .replaceAll(/^(#|provenance =|printed =|secondary =).*\n/gm, '')
      .replaceAll(/^\[\[(?:randomizer|panic|boss|intern|research|familiar)\]\]\n(?:\w.*\n)*/gm, '')
      .replaceAll(/\n{2,}/g, '\n');
    return `export default ${JSON.stringify(text)}`;
  },
};

const PYODIDE = new URL('./node_modules/pyodide/', import.meta.url);
const pyodide = (name: string) => readFileSync(new URL(name, PYODIDE));
const { version } = JSON.parse(pyodide('package.json').toString()) as { version: string };
/** Which Python it is; nothing else is ever fetched. */
const { info } = JSON.parse(pyodide('pyodide-lock.json').toString()) as { info: object };

/** Python for the companion without a connection: nobody loads it but who opens that page. */
const python: Plugin = {
  name: 'python',
  apply: 'build',
  generateBundle() {
    const folder = `assets/pyodide-${version}`;
    const emit = (name: string, source: Buffer) =>
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'])
      emit(`${name}.gz`, gzipSync(pyodide(name), { level: 9 }));
    emit('python_stdlib.zip', pyodide('python_stdlib.zip'));
  },
};

export default defineConfig({
  define: {
    __PYODIDE__: JSON.stringify(version),
    __LOCK__: JSON.stringify(JSON.stringify({ info, packages: {} })),
  },
  worker: { format: 'es' },
  // Two development servers in one tree must not share it.
  cacheDir: process.env.LUDOTECA_VITE_CACHE ?? 'node_modules/.vite',
  plugins: [svelte(), content, python],
  build: {
    outDir: '../src/ludoteca/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.vite.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // What a table and a campaign both need, in few pieces: many small ones pack badly.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'dungeon',
              test: /dungeonology\/(art\/(Sprite|Sym|Medallion|icons|patterns)|theme)/,
            },
            { name: 'desk', test: /dungeonology\/desk\/(Cameo|TrickCard|deeds|state)/ },
            {
              name: 'drawers',
              test: /src\/(rules\/(RulesList|parts|search)|hall\/Lost|shell\/(Animator|flip|LogList|afterwards|context|copy|dock|Drawer|InvitationLink|Loading|Reason|reasons|roving|sound))\b/,
            },
          ],
        },
      },
    },
  },
  server: {
    // The words of the games lie in the Python package, one level up.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // On a busy machine a test may have to wait for its turn.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});
