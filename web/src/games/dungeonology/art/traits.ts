/** Our own drawings of faces: what makes each Scholar's profile theirs. Rocca Civetta brings more. */

export const TRAITS: Record<string, string> = {
  sofia:
    '<path class="h" d="M22 47C12 40 10 20 22 11c9-6.500 21-3 24.500 7-5-3-10-3-13 0-3 3.500-2.500 8-4 12-1.500 3.500-3.500 6-3.500 10.500zM24 44c-5 4-8 10-8 18l6-1c-1-7 2-12 5-15z"/><path class="l" d="M36 25l12-1v5l-9 1.500z"/>',
  rebecca:
    '<path class="h" d="M24 36C17 32 16 18 25 12c8-5 17-3 20.500 3-6 0-9 2-11 5-2.500 4-2 10-5.500 14zM16 12a7 7 0 1 0 10 8z"/><circle class="g" cx="42" cy="26" r="5"/><path class="g" d="M37 26 27 27"/>',
  valerio:
    '<path class="h" d="M22 28C17 20 22 11 31 9.500c8-1 14 3 15.500 9l-24 5zM22 24l-9 6 10-1z"/><path class="h" d="M38 40c2 3 6 4 8.500 3 .5 5-4.500 7-9.500 5z"/>',
  vincenzo:
    '<path class="h" d="M23 34c-7-4-8-16 1-22 1 6 0 9 3 12 1 4-2 6-4 10z"/><path class="h" d="M10 66c0-10 6-15 14-17 4 6 10 8 15 6l3-2c8 3 13 7 15 13z"/><path class="l" d="M31 54l5 3 4-3v9h-9z"/>',
};

/** The heads of Bosses other than Laetus, above broad shoulders; Rocca Civetta brings them. */
export const HEADS: Record<string, string> = {};
