/** What a table is called whose owner gave it no name: not as another of theirs, while there are names. */

const NAMES = 12;

export function called(
  say: (key: string) => string,
  others: string[],
  chance = Math.random,
): string {
  const all = Array.from({ length: NAMES }, (_, at) => say(`table-name-${at + 1}`));
  const free = all.filter((name) => !others.includes(name));
  const names = free.length ? free : all;
  return names[Math.floor(chance() * names.length)]!;
}
