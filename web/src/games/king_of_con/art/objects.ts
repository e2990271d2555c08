/**
 * The 25 Objects: 5 forms (Categories) x 5 emblems (Genres) x 5 finishes (Editions).
 * Gadgets and action figures have a form for each Genre. Indices go from 0 to 4.
 */

const INK = '#1a1626';
const DEEP = ['#0a63c9', '#e0303a', '#1f6b16', '#ff9fc9', '#4a1f80'] as const;
const PALE = ['#8fd0ff', '#ffb199', '#b8e08a', '#ffe3f0', '#cdb2f2'] as const;
const MARK = ['#fff', '#fff', '#fff', INK, '#fff'] as const;
const COPY = ['7/99', '0042', '3/777', '88/99', '13/666'] as const;
const O = 'stroke="#1a1626" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';

function emblem(g: number, x: number, y: number, size: number, colour: string): string {
  return `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" color="${colour}" viewBox="0 0 24 24"><use href="#kc-k-${g + 1}"/></svg>`;
}

function halftone(colour: string): string {
  const rows = [
    [70, 2.6],
    [63, 2.1],
    [56, 1.6],
  ];
  const dots = rows.flatMap(([y, r]) =>
    [27, 35, 43, 51, 59, 67].map((x) => `<circle cx="${x}" cy="${y}" r="${r}"/>`),
  );
  return `<g fill="${colour}" opacity=".35">${dots.join('')}</g>`;
}

function head(g: number, A: string): string {
  return [
    `<circle cx="50" cy="23" r="17" fill="#d5f1ff" ${O}/><path fill="#ffd9b0" ${O} d="M40 30c0-12 20-12 20 0z"/><path fill="none" stroke="#fff" stroke-width="3" d="M40 16c2-4 6-6 10-6"/>`,
    `<path fill="#ffd9b0" ${O} d="M35 26c0-22 30-22 30 0 0 10-6 16-15 16s-15-6-15-16z"/><path fill="${A}" ${O} d="M33 24c2-20 32-20 34 0-6 6-12 6-17 2-5 4-11 4-17-2z"/><path fill="#fff" d="M39 20h8v5h-8zM53 20h8v5h-8z"/><circle cx="50" cy="33" r="3.5" fill="#1a1626"/>`,
    `<path fill="#ffd9b0" ${O} d="M36 24l-14-8 13 18c2 6 8 9 15 9s13-3 15-9l13-18-14 8c-2-10-26-10-28 0z"/><path fill="#ffd500" ${O} d="M34 24c2-20 30-20 32 0-8-6-24-6-32 0z"/><path fill="#1a1626" d="M42 28h4v5h-4zM54 28h4v5h-4z"/>`,
    `<path fill="${A}" ${O} d="M32 12h36v28H32z"/><path fill="#ffd500" ${O} d="M38 2l12 8 12-8-4 12H42z"/><path fill="#1a1626" d="M37 20h26v8H37z"/><path fill="#00e5ff" d="M40 22h8v4h-8zM52 22h8v4h-8z"/><path fill="none" stroke="#1a1626" stroke-width="2" d="M42 34h16"/>`,
    `<path fill="#efe0c4" ${O} d="M33 26c0-22 34-22 34 0 0 12-7 17-17 17s-17-5-17-17z"/><path fill="#1a1626" d="M38 21l8 8M46 21l-8 8" stroke="#1a1626" stroke-width="3"/><circle cx="58" cy="25" r="4" fill="#1a1626"/><path fill="none" stroke="#1a1626" stroke-width="2" d="M40 36h20M44 33v6M50 33v6M56 33v6"/><path fill="${A}" ${O} d="M34 18c4-16 28-16 32 0-4-2-8-8-16-8s-12 6-16 8z"/>`,
  ][g]!;
}

function gadget(g: number, A: string, B: string, I: string): string {
  return [
    `<path ${O} fill="${A}" d="M14 40h44c8 0 12 4 12 10s-4 10-12 10H46l-6 28H22l6-28H14z"/><path ${O} fill="#ffd500" d="M70 46h12v8H70z"/><circle cx="89" cy="50" r="6" fill="#ff4fa3" ${O}/><path ${O} fill="${B}" d="M24 40c0-14 20-14 20 0z"/><path fill="none" ${O} d="M46 60c6 0 8 6 4 12"/>${emblem(g, 42, 50, 15, I)}<path ${O} fill="none" d="M60 42v16M65 43v14"/>`,
    `<ellipse cx="50" cy="28" rx="30" ry="15" ${O} fill="#fff"/><ellipse cx="50" cy="28" rx="11" ry="5.5" ${O} fill="#c9a071"/><path ${O} fill="#fff" d="M20 28v50c0 8 14 14 30 14s30-6 30-14V28c0 8-14 15-30 15S20 36 20 28z"/><path ${O} fill="${A}" d="M20 46v24c0 8 14 14 30 14s30-6 30-14V46c0 8-14 15-30 15s-30-7-30-15z"/>${emblem(g, 50, 71, 22, '#ffd500')}<path ${O} fill="#fff" d="M80 30l12 6v50l-12-8z"/>`,
    `<g transform="rotate(38 50 50)"><path ${O} fill="#e7f1f7" d="M43 4l7-8 7 8v58H43z"/><path fill="none" stroke="#8fa6b5" stroke-width="2" d="M50 2v58"/><path ${O} fill="#ffd500" d="M24 60h52v9H24z"/><path ${O} fill="${A}" d="M45 69h10v22H45z"/><circle cx="50" cy="96" r="8" ${O} fill="#ffd500"/><circle cx="50" cy="64.5" r="5" fill="${A}" stroke="#1a1626" stroke-width="2"/></g>`,
    `<g transform="rotate(30 50 50)"><path ${O} fill="#fff" d="M46 48h8v48h-8z"/><path ${O} fill="${A}" d="M43 82h14v14H43z"/><path ${O} fill="#ffd500" d="M50 2l7 14 16 2-12 11 4 16-15-8-15 8 4-16-12-11 16-2z"/><circle cx="50" cy="25" r="7" fill="#ff5fa8" ${O}/><path ${O} fill="${A}" d="M44 52c-10-6-16 0-14 6 4 2 10 0 14-4zM56 52c10-6 16 0 14 6-4 2-10 0-14-4z"/></g>`,
    `<path ${O} fill="#6fae4e" d="M50 10c26 0 34 18 32 40-2 24-14 40-32 40S20 74 18 50C16 28 24 10 50 10z"/><path ${O} fill="#4f8a35" d="M22 24L8 10l4 26zM78 24l14-14-4 26z"/><path fill="#ffd500" ${O} d="M28 40c8-6 14-4 18 4-8 4-14 2-18-4zM72 40c-8-6-14-4-18 4 8 4 14 2 18-4z"/><circle cx="38" cy="42" r="2.6" fill="#1a1626"/><circle cx="62" cy="42" r="2.6" fill="#1a1626"/><path fill="#5b1030" ${O} d="M28 62c14 6 30 6 44 0-2 14-12 20-22 20s-20-6-22-20z"/><path fill="#fff" d="M33 65l4 8 4-6 4 8 5-7 5 7 4-8 4 6 4-8c-12 4-22 4-34 0z"/><path fill="none" stroke="#33611d" stroke-width="2" d="M46 52l2 4M54 52l-2 4M44 18c4-2 8-2 12 0"/>`,
  ][g]!;
}

function form(g: number, c: number): string {
  const A = DEEP[g]!;
  const B = PALE[g]!;
  const I = MARK[g]!;
  switch (c) {
    case 0:
      return `<g transform="rotate(-6 50 50)"><path ${O} fill="#fff" d="M26 12h54v78H26z"/><path ${O} fill="${A}" d="M20 8h54v78H20z"/><path fill="${B}" d="M21.5 26h51v50h-51z"/><path fill="#ffd500" stroke="#1a1626" stroke-width="2" d="M20 8h54v17H20z"/><path fill="#1a1626" d="M26 14h25v5H26zM56 14h12v5H56z"/>${halftone(A)}${emblem(g, 47, 50, 36, g === 3 ? INK : A)}<path fill="none" ${O} d="M20 8h54v78H20z"/></g>`;
    case 1:
      return `<path ${O} fill="#fff" d="M14 30l6-8h68v52l-6 6z"/><path ${O} fill="#2a2536" d="M10 30h74v52H10z"/><path fill="${A}" stroke="#1a1626" stroke-width="2" d="M17 36h60v24H17z"/>${emblem(g, 29, 48, 19, I)}<path fill="${B}" d="M42 41h30v4H42zM42 49h22v4H42z"/><circle cx="32" cy="71" r="6.5" fill="#fff"/><circle cx="62" cy="71" r="6.5" fill="#fff"/><path fill="#1a1626" d="M30.5 66h3v10h-3zM27 69.5h10v3H27zM60.5 66h3v10h-3zM57 69.5h10v3H57z"/><path fill="#8d86a3" d="M40 67h14v8H40z"/>`;
    case 2:
      return `<path ${O} fill="#1a1626" d="M20 88h60v8H20z"/><path ${O} fill="${B}" d="M36 70h12l-2 18H32zM52 70h12l4 18H54z"/><path ${O} fill="${B}" d="M33 46L16 60l6 9 16-10zM67 46l17 14-6 9-16-10z"/><path ${O} fill="${A}" d="M32 44h36l-4 30H36z"/>${emblem(g, 50, 58, 19, I)}${head(g, A)}`;
    case 3:
      return `<path ${O} fill="${B}" d="M12 40l52-18 26 14-52 20z"/><path ${O} fill="#fff" d="M12 40l26 16v32L12 70z"/><path ${O} fill="${A}" d="M38 56l52-20v32L38 88z"/><g transform="translate(64 62) skewY(-21)">${emblem(g, 0, 0, 26, I)}</g><path ${O} fill="#ffd500" d="M16 48l18 11v7L16 55z"/><g transform="translate(28 20) rotate(-14)"><path ${O} fill="#fff" d="M-12-12h24v24h-24z"/><g fill="#1a1626"><circle cx="-5" cy="-5" r="2.6"/><circle cx="5" cy="5" r="2.6"/><circle r="2.6"/></g></g>`;
    default:
      return gadget(g, A, B, I);
  }
}

function finish(e: number, g: number): string {
  return [
    `<g opacity=".9"><path fill="none" stroke="#fff" stroke-width="2" d="M6 92l10-8 4 5 8-9M80 8l6 8-5 4 9 8" opacity=".8"/></g>`,
    `<path fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round" d="M40 88c6-12 10-12 9-3 4-9 9-9 8-1 5-8 10-6 9 0 4-5 8-4 12-6l14-5"/><path fill="none" stroke="#16308c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M40 88c6-12 10-12 9-3 4-9 9-9 8-1 5-8 10-6 9 0 4-5 8-4 12-6l14-5"/>`,
    `<g transform="rotate(-5 74 87)"><path fill="#b3006b" stroke="#1a1626" stroke-width="2.5" d="M52 78h44v16H52z"/><text x="74" y="90.5" text-anchor="middle" font-family="Archivo,sans-serif" font-weight="800" font-size="12.5" fill="#fff">${COPY[g]}</text></g>`,
    `<path fill="#ffe9a3" stroke="#1a1626" stroke-width="2" d="M88 4l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM8 66l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"/>`,
    `<path fill="#fff" fill-opacity=".5" d="M8 60L60 6h16L8 78zM8 90L92 4v8L16 90z"/><path fill="#7fe0cf" stroke="#1a1626" stroke-width="2.5" d="M86 76l3 3 4-1 1 4 4 2-2 4 2 4-4 2-1 4-4-1-3 3-3-3-4 1-1-4-4-2 2-4-2-4 4-2 1-4 4 1z"/><path fill="none" stroke="#1a1626" stroke-width="2.5" d="M81.5 88l3 3 6-6"/>`,
  ][e]!;
}

const five = [0, 1, 2, 3, 4];

/** A symbol for each form, `kc-form-<genre><category>`, and for each finish, `kc-fin-<edition>` (of numbered copies one per Genre). */
export const OBJECT_SYMBOLS: string = [
  ...five.flatMap((g) =>
    five.map(
      (c) =>
        `<symbol id="kc-form-${g}${c}" viewBox="0 0 100 100" overflow="visible">${form(g, c)}</symbol>`,
    ),
  ),
  ...five.flatMap((e) =>
    (e === 2 ? five : [0]).map(
      (g) =>
        `<symbol id="${finishId(e, g)}" viewBox="0 0 100 100" overflow="visible">${finish(e, g)}</symbol>`,
    ),
  ),
].join('');

export function formId(g: number, c: number): string {
  return `kc-form-${g}${c}`;
}

export function finishId(e: number, g: number): string {
  return e === 2 ? `kc-fin-2${g}` : `kc-fin-${e}`;
}
