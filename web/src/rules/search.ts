import type { Clause } from '../wire';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clauses in which every word of the search occurs, accents and capitals aside. */
export function matches(clauses: Clause[], search: string): Clause[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return clauses;
  return clauses.filter(({ clause, text, title }) => {
    const all = plain(`${clause} ${title ?? ''} ${text}`);
    return words.every((word) => all.includes(word));
  });
}
