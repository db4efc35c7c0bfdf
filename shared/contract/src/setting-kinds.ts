import * as v from "valibot";

/** Kinds of settings. Each says in one sentence what a wrong value must be. */

/** A value that a document must have. */
export const required = <const Schema extends v.GenericSchema>(about: string, schema: Schema) =>
  v.pipe(schema, v.description(about));

/** A value with a default. */
export const setting = <const Schema extends v.GenericSchema, const Value extends v.InferInput<Schema>>(
  about: string,
  schema: Schema,
  value: Value,
) => v.pipe(v.optional(schema, value), v.description(about));

/** An object with these keys and no other. */
export const only = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    if (expected === "Object") return "must be an object";
    return expected === "never" ? "is not a setting; is it misspelt?" : "is missing";
  });

export const text = v.string("must be text");
export const textOrNull = v.nullable(v.string("must be text or null"));
export const yesOrNo = v.boolean("must be true or false");
export const number = v.number("must be a number");

const integer = (rule: string) => v.pipe(v.number(rule), v.integer(rule));
export const whole = integer("must be a whole number");
export const wholeOrNull = v.nullable(integer("must be a whole number or null"));

const least = <Value extends number>(value: Value) =>
  v.minValue<number, Value, string>(value, `must be at least ${value}`);
const most = <Value extends number>(value: Value) =>
  v.maxValue<number, Value, string>(value, `must be at most ${value}`);
export const atLeast = (smallest: number) => v.pipe(whole, least(smallest));
export const between = (smallest: number, largest: number) => v.pipe(whole, least(smallest), most(largest));
export const degrees = (largest: number) => v.pipe(number, least(-largest), most(largest));

const form = (pattern: RegExp) => v.regex<string, string>(pattern, `must have the form ${pattern.source}`);
export const shaped = (pattern: RegExp) => v.pipe(text, form(pattern));
export const shapedOrNull = (pattern: RegExp) =>
  v.nullable(v.pipe(v.string("must be text or null"), form(pattern)));
/** A sentence in which `{days}` stands for a number. */
export const sentenceWithDays = v.pipe(
  text,
  v.maxLength(200, "must have at most this many characters: 200"),
  v.minLength(12, "must be a whole sentence, of at least 12 characters"),
  v.regex(
    /^(?![\s\S]*\{days\}[\s\S]*\{days\})(?![\s\S]*(?:[0-9][\s\S]?\{days\}|\{days\}[\s\S]?[0-9]))[\s\S]*\{days\}/,
    "must have {days} exactly once, with no other number beside it",
  ),
);
/** A path of this site or of the online site. */
export const path = shaped(/^\//);
export const webAddress = v.pipe(text, v.url("must be a web address"));

export const picklistSetting = <const Values extends readonly (string | number)[]>(...values: Values) =>
  v.picklist(values, `must be one of ${values.join(", ")}`);

export const list = <const Item extends v.GenericSchema>(item: Item) => v.array(item, "must be a list");
export const listUpTo = <const Item extends v.GenericSchema>(item: Item, size: number) =>
  v.pipe(list(item), v.maxLength(size, `must have at most this many entries: ${size}`));

const DAY = "must be a day such as 2027-02-07";

/** Whether a text is a day of the calendar: 2027-02-30 is not. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

export const day = v.pipe(v.string(DAY), v.isoDate(DAY), v.check(isDay, DAY));
export const dayOrNull = v.nullable(day);
