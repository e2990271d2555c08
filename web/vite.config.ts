import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // Two development servers in one tree must not share it.
  cacheDir: process.env.LUDOTECA_VITE_CACHE ?? 'node_modules/.vite',
  plugins: [svelte()],
  build: {
    outDir: '../src/ludoteca/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.vite.json',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The words of the games lie in the Python package, one level up.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
