// After a change of dependencies: `npm install && node scripts/lock.mjs`. Some registries do not offer the binaries of other systems,
// and the lock then lacks them; `npm ci` wants all of them named.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const CPUS = [
  'arm64',
  'arm',
  'x64',
  'ppc64',
  's390x',
  'wasm32',
  'riscv64',
  'ia32',
  'loong64',
  'mips64el',
];

for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path]) continue;
    const parts = name.split(/[/-]/);
    const os = SYSTEMS.filter((system) => parts.includes(system));
    const cpu = CPUS.filter((cpu) => parts.includes(cpu)).slice(0, 1);
    lock.packages[path] = {
      version: version.replace(/^[^\d]*/, ''),
      ...(cpu.length && { cpu }),
      dev: true,
      ...(parts.includes('gnu') && { libc: ['glibc'] }),
      ...(parts.includes('musl') && { libc: ['musl'] }),
      optional: true,
      ...(os.length && { os }),
    };
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
