// Fails when the first page or a game weighs more than we allow: gzipped script and style.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const OUT = new URL('../../src/ludoteca/server/static/', import.meta.url);
const HALL = 150_000;
const GAME = 120_000;
const manifest = JSON.parse(readFileSync(new URL('manifest.vite.json', OUT), 'utf8'));
const weights = new Map();

function weigh(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(new URL(file, OUT))).length);
  return weights.get(file);
}

/** All files that come with an entry, without what is already there. */
function files(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const sheet of chunk.css ?? []) seen.add(sheet);
  for (const next of chunk.imports ?? []) files(next, seen);
  return seen;
}

const sum = (set) => [...set].reduce((total, file) => total + weigh(file), 0);
const find = (end) => Object.keys(manifest).filter((key) => key.endsWith(end));
const first = files('index.html');
for (const key of [...find('hall/Hall.svelte'), ...find('words/en/shell.ftl?raw')])
  files(key, first);
const rows = [['hall', sum(first), HALL]];
const table = new Set([...first]);
for (const key of find('table/TableRoute.svelte')) files(key, table);
for (const key of Object.keys(manifest).filter((key) => /games\/[^/]+\/Board\.svelte$/.test(key))) {
  const folder = key.match(/games\/([^/]+)\//)[1];
  const all = files(key, new Set([...table]));
  for (const words of Object.keys(manifest))
    // Words of an expansion come only to tables that play with it.
    if (words.includes(`/${folder}/words/en/`) && !words.includes('/rocca_')) files(words, all);
  rows.push([folder, sum(all) - sum(first), GAME]);
}
let over = false;
for (const [name, size, most] of rows) {
  over ||= size > most;
  console.log(
    `${name}: ${(size / 1000).toFixed(1)} kB of ${most / 1000} kB gzipped${size > most ? '  TOO MUCH' : ''}`,
  );
}
if (over) process.exit(1);
