/** What the companion does, and for which games. */

export interface Part {
  name: string;
  /** All, unless said. */
  games?: string[];
}

export const PARTS: Part[] = [{ name: 'score' }];
