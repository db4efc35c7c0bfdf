import type { Content, Information, Position, SmallContent } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { facility } from "./facility.ts";
import { image } from "./image.ts";
import { amount, integer, nullableText, text } from "./values.ts";

const position: Decoder<Position> = v.pipe(
  v.object({
    Latitude: v.pipe(amount, v.minValue(-90), v.maxValue(90)),
    Longitude: v.pipe(amount, v.minValue(-180), v.maxValue(180)),
  } satisfies Reads<Wire["Position"]>),
  v.transform((it) => ({ latitude: it.Latitude, longitude: it.Longitude })),
);

const information: Decoder<Information> = v.pipe(
  v.object({ Id: integer, Value: text } satisfies Reads<Wire["InformationItem"]>),
  v.transform((it) => ({ id: it.Id, html: it.Value })),
);

/** Content of an offer or an add-on. */
export function smallContent(items: Items): Decoder<SmallContent> {
  return v.pipe(
    v.object({
      Images: items.list("Images", image),
      Information: items.list("Information", information),
    } satisfies Reads<Wire["SmallContent"]>),
    v.transform((it) => ({ images: it.Images, information: it.Information })),
  );
}

/** Content of an accommodation, package or activity, which contains it as a member (wire decision 8). */
export function content(items: Items): Decoder<Content> {
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
      DormitoryBed: v.boolean(),
    } satisfies Reads<Wire["Content"]>),
    v.transform((it) => ({
      introduction: it.Introduction,
      description: it.Description,
      images: it.Images,
      geoPath: it.LastGeo?.Path ?? null,
      position: it.Position,
      information: it.Information,
      informationOthers: Object.fromEntries(it.InformationOthers),
      attributes: it.Attributes,
      isHighlight: it.IsHightlight,
      dormitoryBed: it.DormitoryBed,
    })),
  );
}
