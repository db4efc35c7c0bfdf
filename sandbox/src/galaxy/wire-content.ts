import type { ActivityOddity } from "../world/activities.ts";
import { geoPath } from "../world/destination.ts";
import { facilityKind } from "../world/facilities.ts";
import { toDigits } from "../world/large-ids.ts";
import { type Localised, translate, type WorldLanguage } from "../world/localised.ts";
import type { FacilityValue, Oddity, Picture, Position, WorldStay } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";

const written = (text: Localised | null, lang: WorldLanguage): string | null => text && translate(text, lang);

export function wireImages(pictures: readonly Picture[], lang: WorldLanguage) {
  return pictures.map(({ uri, alt, main, focalY }) => ({
    Uri: uri,
    Description: translate(alt, lang) as string | null,
    IsMain: main,
    FocalY: focalY as number | null,
  }));
}

/** Pictures in Galaxy's JSON. */
export type WireImages = ReturnType<typeof wireImages>;

/** Content in Galaxy's JSON. */
export type WireContent = ReturnType<typeof bareContent>;

export function wirePosition(position: Position | null) {
  return position && { Latitude: position.latitude, Longitude: position.longitude };
}

/** Returns empty content, for items that have only part of it. */
export function bareContent(id: string) {
  return {
    Id: id,
    Introduction: written(null, "en"),
    Description: written(null, "en"),
    Images: [] as WireImages,
    LastGeo: null as { Path: string } | null,
    Position: wirePosition(null),
    Information: [] as { Id: number; Value: string }[],
    InformationOthers: {} as Readonly<Record<string, string>>,
    Attributes: [] as ReturnType<typeof wireFacility>[],
    IsHightlight: false,
    Hostel: false,
    DormitoryBed: false,
  };
}

/** The content of a property, cabin or room in one language. */
export function stayContent(
  { destination }: Pick<MockGalaxy, "destination">,
  stay: WorldStay,
  lang: WorldLanguage,
) {
  return asOdd(stay.oddity, {
    Id: `${stay.tag}:${toDigits(stay.id)}`,
    Introduction: written(stay.introduction, lang),
    Description: written(stay.description, lang),
    Images: wireImages(stay.pictures, lang),
    LastGeo: { Path: geoPath(destination, stay.geoId) },
    Position: wirePosition(stay.position),
    Information: [],
    InformationOthers: {},
    Attributes: stay.facilities.map((facility) => wireFacility(facility, lang)),
    IsHightlight: stay.highlight,
    Hostel: stay.hostel ?? false,
    DormitoryBed: stay.dormitoryBed ?? false,
  });
}

function wireFacility({ id, value }: FacilityValue, lang: WorldLanguage) {
  const { name, icon, type } = facilityKind(id);
  return { Id: id, Name: translate(name, lang), Icon: icon, Type: type, Value: value };
}

type ChangeImage = (image: WireImages[number]) => WireImages[number];

const unnamed: ChangeImage = (image) => ({ ...image, Description: null, FocalY: null, IsMain: false });
const wordless: ChangeImage = (image) => ({ ...image, Description: "", FocalY: 100 });

/** Returns content with every oddity that the contract allows: null where possible, or empty texts. */
export function asOdd(oddity: Oddity | ActivityOddity | undefined, content: WireContent): WireContent {
  if (oddity === "nulls")
    return {
      ...content,
      Introduction: null,
      Description: null,
      LastGeo: null,
      Position: null,
      Images: content.Images.map(unnamed),
      Attributes: content.Attributes.map((facility) => ({ ...facility, Icon: null })),
    };
  if (oddity === "emptyTexts")
    return {
      ...content,
      Introduction: "",
      Description: "",
      LastGeo: { Path: "" },
      Images: [...content.Images].reverse().map(wordless),
      Information: [{ Id: 101, Value: "" }],
      Attributes: content.Attributes.map((facility) => ({ ...facility, Icon: "" })),
    };
  return content;
}

/**
 * Returns the UrlAlias of an item: its own, or its name in lower case. Spaces and letters are kept, as
 * editors leave them.
 */
export function urlAlias(
  { name, alias }: { readonly name: Localised; readonly alias?: Localised },
  lang: WorldLanguage,
): string {
  return alias ? translate(alias, lang) : translate(name, lang).toLowerCase();
}
