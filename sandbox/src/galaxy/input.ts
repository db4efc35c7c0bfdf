import { dayNumber } from "../world/day.ts";
import { idOf } from "../world/large-ids.ts";

/**
 * Missing or malformed input: HTTP 400 with the name of the invalid parameter. All readers of this file throw
 * it.
 */
export class BadInput extends Error {
  constructor(name: string, wanted: string) {
    super(`${name}: ${wanted}`);
    this.name = "BadInput";
  }
}

const DIGITS = /^[0-9]+$/;
const INTEGER = /^-?[0-9]+$/;

/** A required, non-empty text. */
export function requiredText(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value === null || value === "") throw new BadInput(name, "is required");
  return value;
}

/** An optional text; when sent it is not empty. */
export function optionalText(query: URLSearchParams, name: string): string | null {
  return query.has(name) ? requiredText(query, name) : null;
}

/** A required day, YYYY-MM-DD, as a day number. */
export function requiredDay(query: URLSearchParams, name: string): number {
  const day = dayNumber(requiredText(query, name));
  if (day === null) throw new BadInput(name, "must be a day, YYYY-MM-DD");
  return day;
}

/** An optional day; null when it was not sent. */
export function optionalDay(query: URLSearchParams, name: string): number | null {
  return query.has(name) ? requiredDay(query, name) : null;
}

/** Two required days in order. */
export function period(
  query: URLSearchParams,
  first = "start",
  last = "end",
): { start: number; end: number } {
  const start = requiredDay(query, first);
  const end = requiredDay(query, last);
  if (start > end) throw new BadInput(first, `must not be after ${last}`);
  return { start, end };
}

/** A day and an optional later one; without it the single day. */
export function openPeriod(query: URLSearchParams): { start: number; end: number } {
  return query.has("end")
    ? period(query)
    : { start: requiredDay(query, "start"), end: requiredDay(query, "start") };
}

/** A required product id. Its digits may be more than a number holds exactly. */
export function requiredDigits(query: URLSearchParams, name: string): number {
  return idIn(requiredText(query, name), name);
}

function idIn(value: string, name: string): number {
  if (!DIGITS.test(value)) throw new BadInput(name, "must be digits");
  return idOf(value);
}

/** An optional product id; null when it was not sent. */
export function optionalDigits(query: URLSearchParams, name: string): number | null {
  return query.has(name) ? requiredDigits(query, name) : null;
}

/** A required whole number. */
export function requiredInteger(query: URLSearchParams, name: string): number {
  const value = requiredText(query, name);
  if (!INTEGER.test(value)) throw new BadInput(name, "must be a whole number");
  return Number(value);
}

/** An optional whole number; null when it was not sent. */
export function optionalInteger(query: URLSearchParams, name: string): number | null {
  return query.has(name) ? requiredInteger(query, name) : null;
}

/** A comma-separated list of ids; null when it was not sent. */
export function digitsList(query: URLSearchParams, name: string): number[] | null {
  const value = optionalText(query, name);
  return value === null ? null : value.split(",").map((part) => idIn(part, name));
}

/** A comma-separated list of numbers; null when it was not sent. */
export function integerList(query: URLSearchParams, name: string): number[] | null {
  const value = optionalText(query, name);
  if (value === null) return null;
  return value.split(",").map((part) => {
    if (!INTEGER.test(part)) throw new BadInput(name, "must be a comma list of whole numbers");
    return Number(part);
  });
}

/** `true` or `false`; false when it was not sent. */
export function flag(query: URLSearchParams, name: string): boolean {
  const value = query.get(name) ?? "false";
  if (value !== "true" && value !== "false") throw new BadInput(name, "must be true or false");
  return value === "true";
}

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
