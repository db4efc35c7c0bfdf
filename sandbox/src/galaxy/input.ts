import * as v from "valibot";
import { dayNumber } from "../world/day.ts";

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

/** A required product id. */
export function requiredDigits(query: URLSearchParams, name: string): number {
  return parseId(requiredText(query, name), name);
}

function parseId(value: string, name: string): number {
  if (!DIGITS.test(value)) throw new BadInput(name, "must be digits");
  return Number(value);
}

/** A required whole number. */
export function requiredInteger(query: URLSearchParams, name: string): number {
  return parseInteger(requiredText(query, name), name);
}

function parseInteger(value: string, name: string): number {
  if (!INTEGER.test(value)) throw new BadInput(name, "must be a whole number");
  return Number(value);
}

/** A comma-separated list of ids. */
export const digitsList = (query: URLSearchParams, name: string): number[] =>
  requiredText(query, name)
    .split(",")
    .map((part) => parseId(part, name));

/** A comma-separated list of numbers. */
export const integerList = (query: URLSearchParams, name: string): number[] =>
  requiredText(query, name)
    .split(",")
    .map((part) => parseInteger(part, name));

/** `true` or `false`; false when it was not sent. */
export function flag(query: URLSearchParams, name: string): boolean {
  const value = query.get(name) ?? "false";
  if (value !== "true" && value !== "false") throw new BadInput(name, "must be true or false");
  return value === "true";
}

/** JSON text, parsed. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(name, "must be JSON text");
  }
}

/** Checks a value from the wire. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (!success) throw new BadInput(name, issues[0].message);
  return output;
}

/** Returns a reader of required JSON text. */
export const jsonReader =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (query: URLSearchParams, name: string): v.InferOutput<Schema> =>
    checked(schema, parseJson(requiredText(query, name), name), name);

/** A text that is not empty. */
export const filledText = v.pipe(v.string(), v.nonEmpty());

/** A whole number of at least `least`. */
export const wholeNumber = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));

/** A list of at least one entry. */
export const listSchema = <Entry extends v.GenericSchema>(entry: Entry, most = 100) =>
  v.pipe(v.array(entry), v.minLength(1), v.maxLength(most));

/** An object with any keys; valibot's record would take a list too. */
export const recordSchema = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.custom<object>((found) => !Array.isArray(found)),
    v.record(v.string(), value),
  );
