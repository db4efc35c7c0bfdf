import type { StayImage } from "@stays/domain";
import * as v from "valibot";
import type { Decoder } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { amount, filledText, nullableText } from "./values.ts";

const CENTRE = 50;

/** Percent from the top; a value outside the image is clamped to its edge. */
const focalPoint = v.pipe(
  amount,
  v.transform((percent) => Math.min(100, Math.max(0, percent))),
);

export const image: Decoder<StayImage> = v.pipe(
  v.object({
    Uri: filledText,
    Description: nullableText,
    IsMain: v.boolean(),
    FocalY: v.nullish(focalPoint, CENTRE),
  } satisfies Reads<Wire["Image"]>),
  v.transform((it) => ({
    uri: it.Uri,
    description: it.Description,
    isMain: it.IsMain,
    focalY: it.FocalY,
  })),
);
