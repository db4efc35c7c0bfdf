/** How much of a bottom sheet is visible: its heading, half of the map, or all of it. */
export type Snap = "peek" | "half" | "full";

/** The snap points from low to high. */
export const SNAPS: readonly Snap[] = ["peek", "half", "full"];

/** Returns the snap point of a sheet's button: one higher, and from the highest to the lowest. */
export const nextSnap = (snap: Snap): Snap => SNAPS[(SNAPS.indexOf(snap) + 1) % SNAPS.length] ?? "peek";

/**
 * Returns the snap point that is nearest to a scroll position.
 *
 * @param top scroll position in CSS pixels
 * @param offsets scroll positions of the snap points, from low to high, in CSS pixels
 */
export function nearestSnap(top: number, offsets: readonly number[]): Snap {
  const distances = offsets.map((offset) => Math.abs(offset - top));
  return SNAPS[distances.indexOf(Math.min(...distances))] ?? "peek";
}
