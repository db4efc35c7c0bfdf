/** A whole number from 0, or null for anything else. */
export function integerIn(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}

/** A whole number within limits, both included, or null. */
export function integerWithin(text: string | null | undefined, least: number, most: number): number | null {
  const value = integerIn(text);
  return value !== null && value >= least && value <= most ? value : null;
}

/** The whole numbers of a comma list; what is none is left out, and so is a second of the same. */
export function integersIn(text: string | null): number[] {
  const values = (text ?? "").split(",").map((part) => integerIn(part.trim()));
  return [...new Set(values.filter((value) => value !== null))];
}

/** The digits of an id, with or without its tag in any case (ruling 45), or null. */
export function digitsIn(text: string | null | undefined): string | null {
  return /^(?:[a-z]{4}:)?(\d+)$/i.exec(text?.trim() ?? "")?.[1] ?? null;
}

/** The ids of a comma list, each once. */
export function digitsListIn(text: string | null): string[] {
  const ids = (text ?? "").split(",").map(digitsIn);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** A number of degrees no further from 0 than `limit`, or null. */
export function degreesIn(text: string | null, limit: number): number | null {
  if (!text || !/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}
