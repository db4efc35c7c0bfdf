import * as v from "valibot";
import type { Items } from "../items.ts";
import { facility } from "./facility.ts";
import { image } from "./image.ts";
import { amount, integer, nullableText, text } from "./values.ts";

const position = v.pipe(
  v.object({
    Latitude: v.pipe(amount, v.minValue(-90), v.maxValue(90)),
    Longitude: v.pipe(amount, v.minValue(-180), v.maxValue(180)),
  }),
  v.transform((it) => ({ latitude: it.Latitude, longitude: it.Longitude })),
);

/** A position in degrees. 0 in either coordinate means no position (MP-01). */
export type Position = v.InferOutput<typeof position>;

/** A numbered text: 101 introduction, 102 about. `html` is not yet sanitised. */
const information = v.pipe(
  v.object({ Id: integer, Value: text }),
  v.transform((it) => ({ id: it.Id, html: it.Value })),
);

/** Content of an offer or an add-on. */
export function smallContent(items: Items) {
  return v.pipe(
    v.object({
      Images: items.list("Images", image),
      Information: items.list("Information", information),
    }),
    v.transform((it) => ({ images: it.Images, information: it.Information })),
  );
}

export type SmallContent = v.InferOutput<ReturnType<typeof smallContent>>;

/** Content of an accommodation, package or activity, which contains it as a member (wire decision 8). */
export function content(items: Items) {
  return v.pipe(
    v.object({
      Introduction: nullableText,
      Description: nullableText,
      Images: items.list("Images", image),
      LastGeo: v.nullish(v.object({ Path: text }), null),
      Position: v.nullish(position, null),
      Information: items.list("Information", information),
      InformationOthers: items.entries("InformationOthers", text),
      Attributes: items.list("Attributes", facility),
      IsHightlight: v.boolean(),
      Hostel: v.nullish(v.boolean(), false),
      DormitoryBed: v.boolean(),
    }),
    v.transform((it) => ({
      /** Plain text. */
      introduction: it.Introduction,
      /** HTML, not yet sanitised. */
      description: it.Description,
      images: it.Images,
      /** Names from the root, separated by ` / `. */
      geoPath: it.LastGeo?.Path ?? null,
      position: it.Position,
      information: it.Information,
      /** Numbered texts: 1012 price-from, 402 its unit, 415 a note. */
      informationOthers: Object.fromEntries(it.InformationOthers),
      attributes: it.Attributes,
      isHighlight: it.IsHightlight,
      isHostel: it.Hostel,
      dormitoryBed: it.DormitoryBed,
    })),
  );
}

/** The content of an accommodation, package or activity, without prices. EN-02. */
export type Content = v.InferOutput<ReturnType<typeof content>>;
