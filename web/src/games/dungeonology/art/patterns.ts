/** Grounds that are drawn by hatching: rock inside a Zone, earth around all, and what is off. */

export const PATTERNS = `<pattern id="dg-hatch" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M2 9l6-5M10 4l5 5M18 12l6-5M3 21l5 4M13 17l5-5M12 24l6-4M22 22l4-5M0 15l4-1" stroke="var(--dg-rock-hi)" stroke-width="1.5" stroke-linecap="round" fill="none"/></pattern>
<pattern id="dg-earth" width="52" height="52" patternUnits="userSpaceOnUse"><path d="M4 10l7-4M22 5l5 5M38 14l7-5M8 30l6 5M28 26l6-5M44 34l4 6M14 46l7-3M34 44l5 4" stroke="var(--dg-night-line)" stroke-opacity=".55" stroke-width="1.3" stroke-linecap="round" fill="none"/></pattern>
<pattern id="dg-off" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="#20170c" stroke-opacity=".4" stroke-width="2.2"/></pattern>
<radialGradient id="dg-glow"><stop offset="0" stop-color="#ffc65a" stop-opacity=".34"/><stop offset=".55" stop-color="#ffc65a" stop-opacity=".09"/><stop offset="1" stop-color="#ffc65a" stop-opacity="0"/></radialGradient>`;
