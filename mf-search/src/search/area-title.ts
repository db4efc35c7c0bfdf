import type { Visit } from "@stays/contract";
import { searchOfVisit } from "@stays/search";
import { areaName, chosenAreas } from "./areas.ts";

/** Returns the area name for the heading: the only chosen area, if the settings contain it. */
export function areaTitle(visit: Visit): string | null {
  const [area, ...others] = chosenAreas(searchOfVisit(visit).state);
  return area === undefined || others.length > 0 ? null : areaName(visit.settings.search, area);
}
