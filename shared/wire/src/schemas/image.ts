import type { StayImage } from "@stays/stay";
import * as v from "valibot";
import type { Decoder } from "../items.ts";
import { amount, filledText, nullableText } from "./values.ts";

const CENTRE = 50;

export const image: Decoder<StayImage> = v.pipe(
  v.object({
    Uri: filledText,
    Description: nullableText,
    IsMain: v.boolean(),
    FocalY: v.nullish(v.pipe(amount, v.minValue(0), v.maxValue(100)), CENTRE),
  }),
  v.transform((it) => ({
    uri: it.Uri,
    description: it.Description,
    isMain: it.IsMain,
    focalY: it.FocalY,
  })),
);
