/** What is on the cards of a box: the package's own file, or what the server tells of an owner's pack. */

/** A component as the server tells it: of a pack that an owner of the box has typed in. */
export interface Told {
  group: string;
  name: string;
  [field: string]: unknown;
}

export type Row = Record<string, string | number | boolean>;

/** The tables of a pack: `[[name]]`, then `key = value` in lines. */
export function tables(pack: string): Record<string, Row[]> {
  const found: Record<string, Row[]> = {};
  let row: Row = {};
  for (const line of pack.split('\n')) {
    const head = /^\[\[(\w+)\]\]/.exec(line);
    if (head) (found[head[1]!] ??= []).push((row = {}));
    const field = /^(\w+) = (?:"([^"]*)"|(true|false)|(-?\d+))/.exec(line);
    if (!field) continue;
    const [, name, string, truth, number] = field;
    row[name!] = string ?? (truth ? truth === 'true' : Number(number));
  }
  return found;
}
