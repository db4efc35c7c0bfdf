/** The capacity filter one step up: unset (1+) gives 2, then one more each (SR-07). */
export function capacityUp(least: number | null): number {
  return least === null ? 2 : least + 1;
}

/** One step down; from 2 or less the filter is removed (SR-07). */
export function capacityDown(least: number | null): number | null {
  return least === null || least <= 2 ? null : least - 1;
}
