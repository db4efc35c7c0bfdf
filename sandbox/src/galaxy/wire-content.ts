import type { Wire } from "@stays/galaxy";
import { facilityKind } from "../world/facility-catalogue.ts";
import { geoPath } from "../world/geo.ts";
import { digitsOf } from "../world/large-ids.ts";
import { type Localised, textIn, type WorldLanguage } from "../world/localised.ts";
import type { FacilityValue, Picture, Position, WorldStay } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { asOdd } from "./odd-content.ts";

/** Content on the wire, with every member of the contract. */
export type WireContent = Wire["Content"];

/** A picture in Galaxy's JSON. */
export type WireImage = Wire["Image"];

const written = (text: Localised | null, lang: WorldLanguage): string | null => text && textIn(text, lang);

export function wireImages(pictures: readonly Picture[], lang: WorldLanguage): WireImage[] {
  return pictures.map(({ uri, alt, main, focalY }) => ({
    Uri: uri,
    Description: textIn(alt, lang),
    IsMain: main,
    FocalY: focalY,
  }));
}

export function wirePosition(position: Position | null): WireContent["Position"] {
  return position && { Latitude: position.latitude, Longitude: position.longitude };
}

/** Returns empty content, for items that have only part of it. */
export function bareContent(id: string): WireContent {
  return {
    Id: id,
    Introduction: null,
    Description: null,
    Images: [],
    LastGeo: null,
    Position: null,
    Information: [],
    InformationOthers: {},
    Attributes: [],
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
): WireContent {
  return asOdd(stay.oddity, {
    Id: `${stay.tag}:${digitsOf(stay.id)}`,
    Introduction: written(stay.introduction, lang),
    Description: written(stay.description, lang),
    Images: wireImages(stay.pictures, lang),
    LastGeo: { Path: geoPath(destination, stay.geoId) },
    Position: wirePosition(stay.position),
    Information: [],
    InformationOthers: {},
    Attributes: stay.facilities.map((facility) => wireFacility(facility, lang)),
    IsHightlight: stay.highlight,
    Hostel: stay.hostel,
    DormitoryBed: stay.dormitoryBed,
  });
}

function wireFacility({ id, value }: FacilityValue, lang: WorldLanguage): WireContent["Attributes"][number] {
  const { name, icon, type } = facilityKind(id);
  return { Id: id, Name: textIn(name, lang), Icon: icon, Type: type, Value: value };
}
