import type { Clause } from '../wire';

export interface Part {
  title: string;
  clauses: Clause[];
}

/** The clauses under the headings of the parts they belong to. */
export function parts(clauses: Clause[]): Part[] {
  const found: Part[] = [];
  for (const clause of clauses) {
    const title = clause.part ?? '';
    if (found.at(-1)?.title !== title) found.push({ title, clauses: [] });
    found.at(-1)!.clauses.push(clause);
  }
  return found;
}

/** The names of the chapters: the clauses that others are counted under. */
export function chapters(clauses: Clause[]): Set<string> {
  const above = clauses
    .map(({ clause }) => clause.replace(/\.\d+[a-z]?$/, ''))
    .filter((part, i) => part !== clauses[i]?.clause);
  return new Set(above);
}
