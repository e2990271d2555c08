/** Where the parts of the rules on this device lie, and what passes between page and worker. */

declare const __PYODIDE__: string;
declare const __LOCK__: string;

/** A folder whose name changes with what is in it. */
export const PYTHON = `/assets/pyodide-${__PYODIDE__}/`;
export const PARTS = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
/** Which packages it may fetch: none. */
export const LOCK = __LOCK__;
/** The rules themselves, as the hall has them. */
export const PACKED = '/api/companion/rules.zip';

export interface Question {
  id: number;
  request: string;
}

export interface Answered {
  id: number;
  answer?: string;
  trouble?: string;
}
