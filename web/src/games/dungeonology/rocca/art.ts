/** Faces, Bosses and Familiars of Rocca Civetta, drawn as those of the base box are. */

import { HEADS, TRAITS } from '../art/traits';

Object.assign(TRAITS, {
  // A broad hat against the sun, and a strap.
  sara: '<path class="h" d="M12 24c8-2 10-14 20-14s12 8 20 12c-12 4-30 5-40 2z"/><path class="h" d="M22 24c-4 8-4 16 1 21l4-8z"/><path class="g" d="M17 62 34 50"/>',
  // Goggles pushed up, hair in a knot.
  caterina:
    '<path class="h" d="M22 36c-7-8-4-22 8-25 8-2 14 2 16 7-8 0-14 3-16 9-1 4-4 7-8 9z"/><circle class="h" cx="18" cy="14" r="6"/><circle class="g" cx="41" cy="18" r="4"/><path class="g" d="m24 20 13-2"/>',
  // A hood, a beard.
  claudio:
    '<path class="h" d="M14 66C10 44 12 14 32 8c10 0 15 6 16 12-8-4-16-1-18 8-2 12 2 22-3 38z"/><path class="h" d="M37 40c3 4 8 4 10 2 0 8-5 12-11 10z"/>',
  // Rivets and an eye of glass.
  andromeda:
    '<path class="l" d="M25 14c6-4 14-4 19 1l-3 5c-5-3-9-3-14-1z"/><circle class="g" cx="43" cy="27" r="3.600"/><circle class="l" cx="30" cy="34" r="1.800"/><circle class="l" cx="33" cy="41" r="1.800"/><path class="g" d="M24 46h14"/>',
  // A high collar and a tall hat.
  onamor:
    '<path class="h" d="M20 20 24 0h20l2 20c-8-3-18-3-26 0z"/><path class="h" d="M14 22c10-5 26-5 36-1l-2 4c-10-4-22-4-32 1z"/><path class="l" d="m26 50 8 6 10-4v14H22z"/>',
  // A braid and a helmet.
  ingrid:
    '<path class="h" d="M20 25c0-12 8-17 16-16 8 0 12 6 12 12l-28 6z"/><path class="l" d="m22 24 25-5v3l-25 6z"/><path class="h" d="M22 28c-6 6-9 14-8 28l6 4c-2-12 2-20 6-26z"/>',
  // A brim and a whip over the shoulder.
  enrico:
    '<path class="h" d="M10 22c8 2 12-1 16-10 6-5 15-4 18 3 1 4 3 6 9 6-12 6-30 6-43 1z"/><path class="g" d="M14 60c4-10 12-8 10-2s-8 2-4-4"/>',
});

const eyes = '<path class="light" d="M-11-26h7l-2 4h-5zM11-26H4l2 4h5z"/>';
Object.assign(HEADS, {
  // A shock of hair, and a spiral that draws the eye.
  capagrezza: `<path class="head" d="M-13-8c-14-4-12-24-4-26-2-8 8-12 12-7 4-7 14-3 12 3 10-2 12 10 6 14 8 6 4 15-6 16z"/><path class="line" d="M0-20c3 0 3 4 0 4s-6-3-6-7 3-8 8-8 9 4 9 9"/>`,
  // A crested serpent.
  basilisk: `<path class="head" d="M-14-6c-6-8-4-22 4-28l2 7 4-11 4 9 6-10 1 10c8 6 9 17 2 24z"/>${eyes}<path class="line" d="M0-14v8m0 0-4 4m4-4 4 4"/>`,
  // A hood with nothing in it.
  'lord-shadow': `<path class="head" d="M-18-4c-4-20 4-36 18-40 14 4 22 20 18 40z"/><path d="M-9-8c-3-10 1-21 9-25 8 4 12 15 9 25z" fill="#120a10"/><path class="light" d="m-6-21 5 2-4 2zM6-21l-5 2 4 2z"/>`,
  // A frog under a pointed hat.
  raganella: `<path class="head" d="M-17-10c-3-9 3-17 17-17s20 8 17 17c-8 5-26 5-34 0z"/><path class="head" d="m-16-26 14-18 16 18z"/><circle class="light" cx="-10" cy="-24" r="4"/><circle class="light" cx="10" cy="-24" r="4"/><path class="line" d="M-10-11c6 3 14 3 20 0"/>`,
  // A smooth skull, and a third eye.
  jukas: `<path class="head" d="M-12-6c-8-8-9-30 12-37 21 7 20 29 12 37z"/>${eyes}<ellipse class="light" cy="-34" rx="5" ry="3"/>`,
  // The sign itself.
  omega: `<circle class="head" cy="-23" r="20"/><path class="line" stroke-width="4" d="M-11-11h6v-3c-6-4-7-15 0-20 3-2 7-2 10 0 7 5 6 16 0 20v3h6"/>`,
  // A hood of fur, and icicles for a beard.
  fredo: `<path class="head" d="M-17-4c-5-18 2-36 17-39 15 3 22 21 17 39l-6-3-4 5-4-6-3 8-3-8-4 6-4-5z"/>${eyes}<path class="line" d="M-8-34 0-41l8 7"/>`,
  // The crested serpent, crowned.
  'mother-basilisk': `<path class="head" d="M-15-5c-7-8-5-21 3-27l-1-10 7 6 6-8 6 8 7-6-1 10c8 6 9 19 2 27z"/>${eyes}<path class="line" d="M0-14v8m0 0-4 4m4-4 4 4"/>`,
  // The brim of an explorer, and a stare.
  'enrico-giovanni': `<path class="head" d="M-13-4c-5-8-6-18-2-24h-8c4-2 8-4 10-12 6-5 18-5 24 0 2 8 6 10 10 12h-6c4 6 3 16-2 24z"/>${eyes}<path class="line" d="M-15-28h32"/>`,
  // Hair like the sea, and the heads of dogs in it.
  'scylla-and-charybdis': `<path class="head" d="M-12-6c-10 2-14-6-9-11-5-4-3-13 4-12-2-8 8-14 13-9 3-6 13-5 14 2 8-2 11 8 6 12 6 4 4 14-4 14-2 4-6 5-10 4z"/>${eyes}<path class="line" d="M-17-20c3-3 5 3 8 0m18 0c3 3 5-3 8 0M-7-12c4 3 10 3 14 0"/>`,
  // Two long ears, and a grin.
  marconiglio: `<path class="head" d="M-14-6c-5-9-2-18 5-21-6-8-5-16-1-18 5 3 8 9 8 16h4c0-7 3-13 8-16 4 2 5 10-1 18 7 3 10 12 5 21z"/>${eyes}<path class="line" d="M-7-12c4 4 10 4 14 0"/>`,
});

/** What the modes of Big Bosses lay in Zones, by kind. */
export const TOKENS: Record<string, string> = {
  ice: '<path class="ice" d="m0-19 13 7 5 15-9 15H-9l-9-15 5-15z"/><path class="mark" d="m-6-8 6 6m0 0 7-9M0-2v14"/>',
  idol: '<path class="egg" d="M-9 18V-8l4-10H5l4 10v26z"/><path class="mark" d="M-5-6h3m4 0h3M-4 4h8M-9 10H9"/>',
  pillar:
    '<path class="ice" d="M-12-18h24v6H8v24h4v6h-24v-6h4v-24h-4z"/><path class="mark" d="M-3-10v20m6-20v20"/>',
  bridge:
    '<path class="egg" d="M-19 10C-12-8 12-8 19 10v5C12-2-12-2-19 15z"/><path class="mark" d="M-10 2v8M0-2v8m10-4v8"/>',
  // An arm with suckers, out of the water.
  tentacle:
    '<path class="sea" d="M-6 19C-10 4-13-6-5-14c7-7 18-3 18 5 0 6-7 8-10 4 4 0 5-4 1-6-5-1-7 5-5 12 2 6 6 11 7 18z"/><path class="mark" d="M-4 2h2m-1 6h3m-1 6h3M-17 19c3-3 6 3 9 0M7 19c3-3 6 3 9 0"/>',
  // A round stone, and the dust behind it.
  boulder:
    '<path class="stone" d="M0-17c11 0 17 8 17 17S10 17 0 17-17 9-17 0-10-17 0-17z"/><path class="mark" d="M-7-6 0-1l6-6M-4 8l6-3 5 5"/>',
  egg: '<path class="egg" d="M0-19c9 0 14 13 14 21S8 18 0 18-14 10-14 2-9-19 0-19z"/>',
};

/** Familiars on the map, by number; a small beast, dark on light. */
export const FAMILIARS = [
  // Yocca: a long-eared thing with a tail.
  '<path class="beast" d="M-15 16c-4-9 2-17 10-18l-3-16c5 1 8 7 8 12l5-12c4 4 4 10 1 14 8 3 11 10 9 20z"/><path class="tail" d="M14 13c9 0 9-10 3-12"/><circle class="eye" cx="5" cy="2" r="1.800"/>',
  // The Manticore: a mane, and a sting above its back.
  '<path class="beast" d="M-20 16c-2-10 6-16 16-15-3-8 2-17 11-17 10 0 14 9 10 16 5 4 5 11 2 16z"/><path class="tail" d="M-18 14c-8-8-6-22 4-26"/><path class="beast" d="m-18-17 9 1-5 8z"/><path class="mane" d="M3-13c-4 6-3 12 2 15M9-15c-4 6-3 13 2 17"/><circle class="eye" cx="14" cy="-6" r="1.800"/>',
];

/** RC-CNG.1 A letter and a colour for each Congregation, and the shape of its Students' hats: told apart without colour. */
export const CONGREGATIONS = [
  { letter: 'Φ', colour: '#7a4bb0', hat: 'M2 8 12 3l10 5-10 5z' },
  { letter: 'Ζ', colour: '#2e2b33', hat: 'M4 11 12 2l8 9z' },
  { letter: 'Ι', colour: '#2a80b5', hat: 'M6 3h12v8H6z' },
  { letter: 'Λ', colour: '#2f7d4f', hat: 'M3 11c2-9 16-9 18 0z' },
];
