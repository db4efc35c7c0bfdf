import * as v from "valibot";
import type { Items } from "./tolerant-lists.ts";
import {
  amount,
  type Entity,
  entity,
  filledText,
  integer,
  nullableText,
  sharedEntity,
  text,
} from "./wire-types.ts";

const facility = {
  id: ["Id", integer],
  name: ["Name", text],
  /** Icon name of our icon set; null = never a top icon. */
  icon: ["Icon", nullableText],
  type: ["Type", v.picklist(["Boolean", "Number", "Text"])],
  /** "True" or "False" when Boolean, digits when Number. */
  value: ["Value", text],
} as const;

/** One property of an item: a yes or no, a number or a text. EN-04. */
export type Facility = Entity<typeof facility>;

const CENTRE = 50;

/** Percent from the top; a value outside the image is clamped to its edge. */
const focalPoint = v.pipe(
  amount,
  v.transform((percent) => Math.min(100, Math.max(0, percent))),
);

export const image = entity({
  /** Absolute, or a path relative to `hosts.imageBaseUrl` (ruling 51). */
  uri: ["Uri", filledText],
  description: ["Description", nullableText],
  isMain: ["IsMain", v.boolean()],
  /** Vertical focal point in percent from the top. */
  focalY: ["FocalY", v.nullish(focalPoint, CENTRE)],
});

/** An image of the image host, without sizing parameters. */
export type StayImage = v.InferOutput<typeof image>;

const position = entity({
  latitude: ["Latitude", v.pipe(amount, v.minValue(-90), v.maxValue(90))],
  longitude: ["Longitude", v.pipe(amount, v.minValue(-180), v.maxValue(180))],
});

/** A position in degrees. 0 in either coordinate means no position (MP-01). */
export type Position = v.InferOutput<typeof position>;

const geoPath = v.pipe(
  v.nullish(v.object({ Path: text }), null),
  v.transform((geo) => geo?.Path ?? null),
);

/** A numbered text: 101 introduction, 102 about. `html` is not yet sanitised. */
const information = entity({
  id: ["Id", integer],
  html: ["Value", text],
});

/** Content of an offer or an add-on. */
export function smallContent(items: Items) {
  return entity({
    images: ["Images", items.list("Images", image)],
    information: ["Information", items.list("Information", information)],
  });
}

export type SmallContent = v.InferOutput<ReturnType<typeof smallContent>>;

/** Content of an accommodation, package or activity, which contains it as a member (wire decision 8). */
export function content(items: Items) {
  return entity({
    /** Plain text. */
    introduction: ["Introduction", nullableText],
    /** HTML, not yet sanitised. */
    description: ["Description", nullableText],
    images: ["Images", items.list("Images", image)],
    /** Names from the root, separated by ` / `. */
    geoPath: ["LastGeo", geoPath],
    position: ["Position", v.nullish(position, null)],
    information: ["Information", items.list("Information", information)],
    /** Numbered texts: 1012 price-from, 402 its unit, 415 a note. */
    informationOthers: ["InformationOthers", items.map("InformationOthers", text)],
    attributes: ["Attributes", items.list("Attributes", sharedEntity(facility))],
    isHighlight: ["IsHightlight", v.boolean()],
    isHostel: ["Hostel", v.nullish(v.boolean(), false)],
    dormitoryBed: ["DormitoryBed", v.boolean()],
  });
}

/** The content of an accommodation, package or activity, without prices. EN-02. */
export type Content = v.InferOutput<ReturnType<typeof content>>;
