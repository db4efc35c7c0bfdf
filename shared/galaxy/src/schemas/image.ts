import * as v from "valibot";
import { amount, filledText, nullableText } from "./values.ts";

const CENTRE = 50;

/** Percent from the top; a value outside the image is clamped to its edge. */
const focalPoint = v.pipe(
  amount,
  v.transform((percent) => Math.min(100, Math.max(0, percent))),
);

export const image = v.pipe(
  v.object({
    Uri: filledText,
    Description: nullableText,
    IsMain: v.boolean(),
    FocalY: v.nullish(focalPoint, CENTRE),
  }),
  v.transform((it) => ({
    /** Absolute, or a path relative to `hosts.imageBaseUrl` (ruling 51). */
    uri: it.Uri,
    description: it.Description,
    isMain: it.IsMain,
    /** Vertical focal point in percent from the top. */
    focalY: it.FocalY,
  })),
);

/** An image of the image host, without sizing parameters. */
export type StayImage = v.InferOutput<typeof image>;
