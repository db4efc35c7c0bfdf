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

/** A parameter that may be missing: null. When it was sent it is as strict as a required one. */
export function optional<Value>(
  query: URLSearchParams,
  name: string,
  read: (query: URLSearchParams, name: string) => Value,
): Value | null {
  return query.has(name) ? read(query, name) : null;
}

/** A required day, YYYY-MM-DD, as a day number. */
export function requiredDay(query: URLSearchParams, name: string): number {
  const day = dayNumber(requiredText(query, name));
  if (day === null) throw new BadInput(name, "must be a day, YYYY-MM-DD");
  return day;
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
  return period(query, "start", query.has("end") ? "end" : "start");
}

/** A required product id. Its digits may be more than a number holds exactly. */
export function requiredDigits(query: URLSearchParams, name: string): number {
  return idIn(requiredText(query, name), name);
}

function idIn(value: string, name: string): number {
  if (!DIGITS.test(value)) throw new BadInput(name, "must be digits");
  return idOf(value);
}

/** A required whole number. */
export function requiredInteger(query: URLSearchParams, name: string): number {
  return integerIn(requiredText(query, name), name);
}

function integerIn(value: string, name: string): number {
  if (!INTEGER.test(value)) throw new BadInput(name, "must be a whole number");
  return Number(value);
}

/** A comma-separated list of ids. */
export const digitsList = (query: URLSearchParams, name: string): number[] =>
  requiredText(query, name)
    .split(",")
    .map((part) => idIn(part, name));

/** A comma-separated list of numbers. */
export const integerList = (query: URLSearchParams, name: string): number[] =>
  requiredText(query, name)
    .split(",")
    .map((part) => integerIn(part, name));

/** `true` or `false`; false when it was not sent. */
export function flag(query: URLSearchParams, name: string): boolean {
  const value = query.get(name) ?? "false";
  if (value !== "true" && value !== "false") throw new BadInput(name, "must be true or false");
  return value === "true";
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
  if (value === "") throw new BadInput(name, "is required");
  return anyText(value, name);
}
