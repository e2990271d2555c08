/** The drawings of King of Con as symbols: Characteristics, families, seats, Monkey, Bin. */

const LINE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const FILL = 'fill="currentColor"';

const SMALL: Record<string, string> = {
  'k-1': `<circle cx="12" cy="12" r="5.5" ${FILL}/><path ${LINE} d="M3.5 17.5C.8 20.6 6 20.2 12.5 15.2S22.7 4.7 20.5 4c-1-.3-2.6.3-4.5 1.4M3.5 17.5c.6-.9 1.5-1.9 2.7-3"/>`,
  'k-2': `<path ${FILL} d="M14.5 1L4 13.5h6.5L8.5 23 20 9.5h-7z"/>`,
  'k-3': `<path ${FILL} d="M20.5 2.5L22 2l-.5 3.5L11.3 16 8 12.7zM5.2 11.5l7.3 7.3-1.6 1.6-2.7-1.7L4.7 22a1.9 1.9 0 01-2.7-2.7l3.3-3.5-1.7-2.7z"/>`,
  'k-4': `<path ${FILL} d="M12 10.5C10 7 10 4 12 1.5c2 2.5 2 5.5 0 9zM13.4 11.5c2.7-3 5.5-3.9 8.5-2.7-1.7 2.7-4.5 3.6-8.5 2.7zM13 13.2c3.7 1.6 5.4 4 5 7.3-3.1-.8-4.8-3.2-5-7.3zM11 13.2c-.2 4.1-1.9 6.5-5 7.3-.4-3.3 1.3-5.7 5-7.3zM10.6 11.5c-4 .9-6.8 0-8.5-2.7 3-1.2 5.8-.3 8.5 2.7z"/>`,
  'k-5': `<path ${FILL} fill-rule="evenodd" d="M4 22V10.5C4 5.5 7.5 2 12 2s8 3.5 8 8.5V22l-2.7-2.2L14.7 22 12 19.8 9.3 22l-2.6-2.2zM9 8.5a1.7 2.3 0 100 4.6 1.7 2.3 0 000-4.6zm6 0a1.7 2.3 0 100 4.6 1.7 2.3 0 000-4.6z"/>`,
  'k-6': `<path ${FILL} fill-rule="evenodd" d="M5 2h14c1 0 1.5.6 1.5 1.5V22H6a2.5 2.5 0 01-2.5-2.5v-16C3.5 2.6 4 2 5 2zm1.5 17.5H18v-1.8H6.5zM12 4.5l1.5 3 3.3-.5-1.8 2.8 2.2 2.5-3.3.2-.9 3.2-1.9-2.7-3.1 1.1.8-3.2-2.7-1.9 3.2-.9z"/>`,
  'k-7': `<path ${FILL} fill-rule="evenodd" d="M2.5 5h19c.6 0 1 .4 1 1v12c0 .6-.4 1-1 1h-19c-.6 0-1-.4-1-1V6c0-.6.4-1 1-1zM7.5 9a3 3 0 100 6 3 3 0 000-6zm9 0a3 3 0 100 6 3 3 0 000-6zm-5 1v4h1v-4z"/>`,
  'k-8': `<circle cx="12" cy="4.5" r="3.3" ${FILL}/><path ${FILL} d="M7.5 8.5h9l4.5 5-2.2 1.9-2.6-2.7.6 10.3h-3.6L12 16.5 10.8 23H7.2l.6-10.3-2.6 2.7L3 13.5z"/>`,
  'k-9': `<path ${FILL} fill-rule="evenodd" d="M5 2.5h14A2.5 2.5 0 0121.5 5v14a2.5 2.5 0 01-2.5 2.5H5A2.5 2.5 0 012.5 19V5A2.5 2.5 0 015 2.5zM7.5 5.8a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zm9 0a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zM12 10.2a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zm-4.5 4.4a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zm9 0a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6z"/>`,
  'k-10': `<path ${FILL} fill-rule="evenodd" d="M2 6.5h14.5v2H19a3.5 3.5 0 013.5 3.5v1.5A3.5 3.5 0 0119 17h-2.7A5 5 0 0111.5 20.5h-4.5a5 5 0 01-5-5zm14.5 4.5v3.5H19c.6 0 1-.4 1-1V12c0-.6-.4-1-1-1zM6 2.5h2v3H6zM10.5 2.5h2v3h-2z"/>`,
  'k-11': `<path ${FILL} d="M5 1.5h14v3h-1.2c0 4-2 5.7-3.6 7.5 1.6 1.8 3.6 3.5 3.6 7.5H19v3H5v-3h1.2c0-4 2-5.7 3.6-7.5-1.6-1.8-3.6-3.5-3.6-7.5H5z"/>`,
  'k-12': `<path ${FILL} d="M21.5 1.5C13 3 8.5 8 6.5 15l2.3 2.3C15.8 15.5 20.5 10 21.5 1.5zM5.8 16.5L3 22l5-2.7z"/><path ${LINE} d="M11 21.5c2-2 3 1 5-.5s2.5.5 5 .2"/>`,
  'k-13': `<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" d="M3.5 19V5l7.5 14V5"/><circle cx="18" cy="9" r="3" fill="none" stroke="currentColor" stroke-width="2.6"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.8" d="M15 17.5h6"/>`,
  'k-14': `<path ${FILL} d="M2 8l5 3.5L12 4l5 7.5L22 8l-2 10H4zM4 19.5h16V22H4z"/>`,
  'k-15': `<path ${FILL} fill-rule="evenodd" d="M12 1l2.7 2.6 3.7-.5.6 3.7 3.3 1.8-1.7 3.4 1.7 3.4-3.3 1.8-.6 3.7-3.7-.5L12 23l-2.7-2.6-3.7.5-.6-3.7-3.3-1.8L3.4 12 1.7 8.6 5 6.8l.6-3.7 3.7.5zM7 11.8l3.8 4 6.4-7-1.7-1.5-4.7 5.2-2.2-2.3z"/>`,
  'f-genre': `<circle cx="12" cy="12" r="10.5" ${FILL}/>`,
  'f-category': `<rect x="2" y="2" width="20" height="20" rx="3.5" ${FILL}/>`,
  'f-edition': `<path ${FILL} d="M7 1.5h10l5.5 10.5L17 22.5H7L1.5 12z"/>`,
  'seat-1': `<circle cx="12" cy="12" r="9" ${FILL}/>`,
  'seat-2': `<path ${FILL} d="M12 1.5L22.5 12 12 22.5 1.5 12z"/>`,
  'seat-3': `<path ${FILL} d="M12 2.5l10.5 18h-21z"/>`,
  'seat-4': `<path ${FILL} d="M3.5 3.5h17v17h-17z"/>`,
  'seat-5': `<path ${FILL} d="M12 1.5l3 6.8 7.4.7-5.6 4.9 1.7 7.3L12 17.4l-6.5 3.8 1.7-7.3L1.6 9 9 8.3z"/>`,
  bin: `<path ${FILL} fill-rule="evenodd" d="M9 1.5h6l1 2h5v2.8H3V3.5h5zM4.3 8h15.4l-1.4 13.2c-.1.8-.7 1.3-1.4 1.3H7.1c-.7 0-1.3-.5-1.4-1.3zm3.7 3l.7 8.5h1.7L9.9 11zm6.1 0l-.5 8.5h1.7L16 11z"/>`,
};

const LARGE: Record<string, string> = {
  monkey: `<g stroke="#1a1626" stroke-width="4" stroke-linejoin="round"><circle cx="15" cy="50" r="13" fill="var(--m,#a86a35)"/><circle cx="85" cy="50" r="13" fill="var(--m,#a86a35)"/><path fill="var(--m,#a86a35)" d="M50 10c26 0 38 18 38 40S74 92 50 92 12 74 12 50s12-40 38-40z"/><path fill="#ffdfb3" d="M50 36c6-12 28-12 28 8 0 6-3 9-3 14 4 14-8 26-25 26S21 72 25 58c0-5-3-8-3-14 0-20 22-20 28-8z"/><path fill="var(--m,#a86a35)" d="M44 12c-4-6 2-10 6-6 2-6 10-4 8 2"/></g><g fill="#1a1626"><ellipse cx="38" cy="46" rx="4.5" ry="6.5"/><ellipse cx="62" cy="46" rx="4.5" ry="6.5"/><path d="M45 58h4v3h-4zM51 58h4v3h-4z"/></g><path d="M34 68c8 9 24 9 32 0-2 12-30 12-32 0z" fill="#fff" stroke="#1a1626" stroke-width="3" stroke-linejoin="round"/>`,
};

/** Every symbol as markup; ids begin with `kc-` so that they meet nobody else's. */
export const SYMBOLS: string = [
  ...Object.entries(SMALL).map(
    ([id, body]) => `<symbol id="kc-${id}" viewBox="0 0 24 24">${body}</symbol>`,
  ),
  ...Object.entries(LARGE).map(
    ([id, body]) => `<symbol id="kc-${id}" viewBox="0 0 100 100">${body}</symbol>`,
  ),
].join('');
