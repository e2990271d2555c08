/** Passing one device around: whose turn it is to look. */

export function next(viewer: number | null, mine: number[], awaited: number[]): number | null {
  if (viewer !== null && awaited.includes(viewer)) return null;
  const found = awaited.find((seat) => mine.includes(seat) && seat !== viewer);
  return found ?? null;
}
