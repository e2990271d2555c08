/** Of what a field may name, what lies on the table: as the rows of a form say. */

import type { Form, Row } from './wire';

export const LYING = Symbol('lying');
export type Lying = (among: string, value: number | string) => boolean;

/** What rows name; and what they could never name, such as where all begins. */
export function lies(form: Form | null, table: Row, among: string, value: number | string) {
  const [first] = form?.table.find(({ key }) => key === among)?.fields ?? [];
  if (!first?.values.some((each) => each.value === value)) return true;
  return ((table[among] ?? []) as Row[]).some((row) => row[first.key] === value);
}
