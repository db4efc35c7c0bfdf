import { geoPath } from "../world/destination.ts";
import { facilityKind } from "../world/facilities.ts";
import { type Localised, translate, type WorldLanguage } from "../world/localised.ts";
import type { FacilityValue, Picture, Position, WorldStay } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";

const written = (text: Localised | null, lang: WorldLanguage): string | null => text && translate(text, lang);

export function wireImages(pictures: readonly Picture[], lang: WorldLanguage) {
  return pictures.map(({ uri, alt, main, focalY }) => ({
    Uri: uri,
    Description: translate(alt, lang),
    IsMain: main,
    FocalY: focalY,
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
  return {
    Id: `${stay.tag}:${stay.id}`,
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
  };
}

function wireFacility({ id, value }: FacilityValue, lang: WorldLanguage) {
  const { name, icon, type } = facilityKind(id);
  return { Id: id, Name: translate(name, lang), Icon: icon, Type: type, Value: value };
}

/** Returns the UrlAlias of an item: its name in lower case. Spaces and letters are kept, as editors leave them. */
export const urlAlias = ({ name }: { readonly name: Localised }, lang: WorldLanguage): string =>
  translate(name, lang).toLowerCase();
