import * as v from "valibot";
import type { Decoder } from "./tolerant-lists.ts";

/** The members of an entity by our name: the name on the wire, and the decoder of the value. */
type Members = Readonly<Record<string, readonly [wireName: string, decoder: v.GenericSchema]>>;

export type Entity<M extends Members> = { readonly [Name in keyof M]: v.InferOutput<M[Name][1]> };

/**
 * Decodes an object of the wire, and gives its members our names. It does so in one pass: `v.object` and a transform
 * make each object twice, and take half as long again for an answer of a megabyte.
 */
export function entity<M extends Members>(members: M): Decoder<Entity<M>> {
  const named = Object.entries(members).map(([name, [key, decoder]]) => ({ name, key, decoder }));
  const nothing = v.custom<Entity<M>>(() => false, "not an object");
  return {
    ...nothing,
    "~run"(dataset, config) {
      const input = dataset.value;
      if (typeof input !== "object" || input === null) return nothing["~run"](dataset, config);
      const wire = input as Record<string, unknown>;
      const read: Record<string, unknown> = {};
      for (const { name, key, decoder } of named) {
        const value = wire[key];
        const { value: decoded, issues } = decoder["~run"]({ value }, config);
        if (issues) {
          const step = { type: "object", origin: "value", input: wire, key, value } as const;
          const located = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> => ({
            ...issue,
            path: [step, ...(issue.path ?? [])],
          });
          const [first, ...others] = issues;
          return { typed: false, value: input, issues: [located(first), ...others.map(located)] };
        }
        read[name] = decoded;
      }
      return { typed: true, value: read as Entity<M> };
    },
  };
}

/** Values by those of several members, one after the other. */
interface ByMembers<T> {
  readonly next: Map<unknown, ByMembers<T>>;
  found?: T;
}

/**
 * Decodes equal objects of an answer into one, such as a facility of hundreds of units: it is decoded once, and a page
 * packs it once.
 *
 * @param members none of them is an object
 */
export function sharedEntity<M extends Members>(members: M): Decoder<Entity<M>> {
  const decoder = entity(members);
  const keys = Object.values(members).map(([key]) => key);
  const all: ByMembers<Entity<M>> = { next: new Map() };
  return {
    ...decoder,
    "~run"(dataset, config) {
      const wire = dataset.value;
      if (typeof wire !== "object" || wire === null) return decoder["~run"](dataset, config);
      let at = all;
      for (const key of keys) {
        const value = (wire as Record<string, unknown>)[key];
        const next = at.next.get(value) ?? { next: new Map() };
        if (!at.next.has(value)) at.next.set(value, next);
        at = next;
      }
      if (at.found) return { typed: true, value: at.found };
      const decoded = decoder["~run"](dataset, config);
      if (decoded.typed) at.found = decoded.value;
      return decoded;
    },
  };
}

/** A text, also an empty one. The decoders of this file are the base of every entity (wire decision 4). */
export const text = v.string();
export const filledText = v.pipe(v.string(), v.minLength(1));
/** A text; missing, null or empty = null, so that pages show no empty element. */
export const nullableText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((written) => written || null),
);
/** An amount of money or a rating; may have decimals. */
export const amount = v.pipe(v.number(), v.finite());
export const nullableAmount = v.nullish(amount, null);
/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** How many there are of what an answer lists; missing or null = none, as for 0 (EC-10). */
export const total = v.nullish(count, 0);
export const integer = v.pipe(v.number(), v.integer());
export const nullableInteger = v.nullish(integer, null);
/** An ISO 4217 code, such as SEK. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** A day, YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());
export const nullableDay = v.nullish(day, null);
/** A date-time at the destination without a time zone, YYYY-MM-DDTHH:mm:ss. */
export const localDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
/** A bare id, digits only. */
export const digits = v.pipe(v.string(), v.regex(/^\d+$/));
/** A tagged id: four letters, a colon, digits (ruling 10). */
export const contentId = v.pipe(v.string(), v.regex(/^[a-z]{4}:\d+$/));
export const nullableContentId = v.nullish(contentId, null);
