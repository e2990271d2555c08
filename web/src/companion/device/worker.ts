/** The rules on this device: Python in a thread of its own, with what the hall has packed. */

import type { PyodideAPI } from 'pyodide';
import { LOCK, PACKED, PYTHON, type Answered, type Question } from './places';

interface Doors {
  answer(request: string): string;
}
type Load = (options: { indexURL: string; lockFileContents: string }) => Promise<PyodideAPI>;

async function start(): Promise<Doors> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PYTHON}pyodide.mjs`)) as {
    loadPyodide: Load;
  };
  const packed = fetch(PACKED).then((answer) => answer.arrayBuffer());
  const python = await loadPyodide({ indexURL: PYTHON, lockFileContents: LOCK });
  python.unpackArchive(await packed, 'zip', { extractDir: '/rules' });
  python.runPython("import sys; sys.path.insert(0, '/rules')");
  return python.pyimport('ludoteca.server.device.doors') as Doors;
}

let doors: Promise<Doors> | undefined;

addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
  doors ??= start();
  doors.then(
    ({ answer }) => postMessage({ id, answer: answer(request) } satisfies Answered),
    (error: unknown) => postMessage({ id, trouble: String(error) } satisfies Answered),
  );
});
