/** A distance as it is shown: below one kilometre in tens of metres, else in kilometres with one decimal. */
export interface ShownDistance {
  readonly unit: "metres" | "kilometres";
  readonly value: number;
}

/** Rounds a distance for display; positions are not more exact. */
export function shownDistance(metres: number): ShownDistance {
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000
    ? { unit: "metres", value: tens }
    : { unit: "kilometres", value: Math.round(metres / 100) / 10 };
}
