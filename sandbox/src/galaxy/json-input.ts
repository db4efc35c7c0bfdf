import { BadInput, optionalText, requiredText } from "./input.ts";

/** Optional JSON text; null when it was not sent. */
export function optionalJson(query: URLSearchParams, name: string): unknown {
  const value = optionalText(query, name);
  return value === null ? null : parseJson(value, name);
}

/** Required JSON text, parsed. */
export function requiredJson(query: URLSearchParams, name: string): unknown {
  return parseJson(requiredText(query, name), name);
}

/** JSON text, parsed. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(name, "must be JSON text");
  }
}

/** A list of records, at least one and at most `most`. */
export function recordList(value: unknown, name: string, most = 100): Record<string, unknown>[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > most)
    throw new BadInput(name, `must be a list of 1 to ${most}`);
  return value.map((entry) => record(entry, name));
}

/** A JSON object. */
export function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BadInput(name, "must be an object");
  return value as Record<string, unknown>;
}

/** A JSON object with exactly these members: the contract forbids others. */
export function closedRecord(
  value: unknown,
  name: string,
  members: readonly string[],
): Record<string, unknown> {
  const found = record(value, name);
  const stranger = Object.keys(found).find((member) => !members.includes(member));
  if (stranger !== undefined) throw new BadInput(name, `has no member ${stranger}`);
  return found;
}

/** A whole number of at least `least` inside a record. */
export function wholeNumber(value: unknown, name: string, least: number): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < least)
    throw new BadInput(name, `must be a whole number of at least ${least}`);
  return value;
}

/** A text inside a record, also an empty one. */
export function anyText(value: unknown, name: string): string {
  if (typeof value !== "string") throw new BadInput(name, "must be a text");
  return value;
}

/** A text inside a record that is not empty. */
export function filledText(value: unknown, name: string): string {
  if (typeof value !== "string" || value === "") throw new BadInput(name, "must be a text");
  return value;
}
