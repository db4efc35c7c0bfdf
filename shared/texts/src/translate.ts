import type { TextResources } from "./resources.ts";

export type TextValues = Readonly<Record<string, string | number>>;

/** Turns a key into its wording; `count` chooses the plural form, `{{name}}` is filled in. */
export type Translate = (key: string, values?: TextValues) => string;

/** Chooses the plural form of a number: one, other, and what else the language has. */
export type PluralForm = (count: number) => string;

const PLACE = /\{\{(\w+)\}\}/g;

/** The keys that may have the wording, best first: `_zero` is for none in every language, the bare key for any number. */
function candidates(key: string, count: TextValues[string] | undefined, formOf: PluralForm): string[] {
  if (typeof count !== "number") return [key];
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${formOf(count)}`, key];
}

/**
 * What turns the keys of a namespace into wording. Values are put in as they are, since React escapes what it shows;
 * one that is missing leaves nothing, and a key that is missing shows as the key.
 *
 * @param resources looked up at each call: a namespace may be added later, or again
 */
export function translateFrom(resources: () => TextResources | undefined, formOf: PluralForm): Translate {
  return (key, values = {}) => {
    const texts = resources() ?? {};
    const found = candidates(key, values.count, formOf).find((candidate) => texts[candidate] !== undefined);
    const text = found === undefined ? key : texts[found];
    return (text ?? key).replace(PLACE, (_place, name: string) => String(values[name] ?? ""));
  };
}
