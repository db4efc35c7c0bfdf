import * as v from "valibot";

/** Values that every entity is made of (contract, decision 4). */
export const text = v.string();
export const filledText = v.pipe(v.string(), v.minLength(1));
export const nullableText = v.nullish(v.string(), null);
export const amount = v.pipe(v.number(), v.finite());
export const nullableAmount = v.nullish(amount, null);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const integer = v.pipe(v.number(), v.integer());
export const nullableInteger = v.nullish(integer, null);
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const day = v.pipe(v.string(), v.isoDate());
export const nullableDay = v.nullish(day, null);
export const localDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
export const digits = v.pipe(v.string(), v.regex(/^\d+$/));
export const contentId = v.pipe(v.string(), v.regex(/^[a-z]{4}:\d+$/));
export const nullableContentId = v.nullish(contentId, null);
