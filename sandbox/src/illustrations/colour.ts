const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes two `#rrggbb` colours; `share` is 0–1 of the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const darker = (colour: string, share: number): string => mix(colour, "#000000", share);
export const lighter = (colour: string, share: number): string => mix(colour, "#ffffff", share);
