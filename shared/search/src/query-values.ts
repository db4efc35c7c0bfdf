/** Parses a whole number from 0; null for anything else. */
export function integerIn(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}

/** Parses a whole number within limits, both included; else null. */
export function integerWithin(text: string | null | undefined, least: number, most: number): number | null {
  const value = integerIn(text);
  return value !== null && value >= least && value <= most ? value : null;
}

/** Most values of a list that are read: each is a button on the page (ruling 184). */
const MOST_VALUES = 100;

/** Parses the values of a comma-separated list, each once; what `parse` does not know is dropped. */
function listIn<T>(text: string | null, parse: (part: string) => T | null): T[] {
  const values = (text ?? "").split(",").map(parse);
  return [...new Set(values.filter((value) => value !== null))].slice(0, MOST_VALUES);
}

/** Parses the whole numbers of a comma-separated list, each once; other values are dropped. */
export const integersIn = (text: string | null): number[] => listIn(text, (part) => integerIn(part.trim()));

/**
 * Parses the digits of an id, with or without its connector tag in upper or lower case (ruling 45); else
 * null.
 */
export function digitsIn(text: string | null | undefined): string | null {
  return /^(?:[a-z]{4}:)?(\d+)$/i.exec(text?.trim() ?? "")?.[1] ?? null;
}

/** Parses the ids of a comma-separated list, each once. */
export const digitsListIn = (text: string | null): string[] => listIn(text, digitsIn);

/** Parses degrees between `-limit` and `limit`; else null. */
export function degreesIn(text: string | null, limit: number): number | null {
  if (!text || !/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}
