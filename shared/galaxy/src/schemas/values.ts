import * as v from "valibot";

/** A text, also an empty one. The decoders of this file are the base of every entity (wire decision 4). */
export const text = v.string();
/** A text that is not empty. */
export const filledText = v.pipe(v.string(), v.minLength(1));
/** A text; missing, null or empty = null, so that pages show no empty element. */
export const nullableText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((written) => written || null),
);
/** An amount of money or a rating; may have decimals. */
export const amount = v.pipe(v.number(), v.finite());
/** The same; missing or null = null. */
export const nullableAmount = v.nullish(amount, null);
/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A whole number. */
export const integer = v.pipe(v.number(), v.integer());
/** The same; missing or null = null. */
export const nullableInteger = v.nullish(integer, null);
/** An ISO 4217 code, such as SEK. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** A day, YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());
/** The same; missing or null = null. */
export const nullableDay = v.nullish(day, null);
/** A date-time at the destination without a time zone, YYYY-MM-DDTHH:mm:ss. */
export const localDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
/** A bare id, digits only. */
export const digits = v.pipe(v.string(), v.regex(/^\d+$/));
/** A tagged id: four letters, a colon, digits (ruling 10). */
export const contentId = v.pipe(v.string(), v.regex(/^[a-z]{4}:\d+$/));
/** The same; missing or null = null. */
export const nullableContentId = v.nullish(contentId, null);
