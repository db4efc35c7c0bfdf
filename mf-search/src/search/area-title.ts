import type { Visit } from "@stays/contract";
import { searchOfVisit } from "@stays/search";
import { areaName, chosenAreas } from "./areas.ts";

/** The area that the heading names: the only one chosen, when the settings know it. */
export function areaTitle(visit: Visit): string | null {
  const [area, ...others] = chosenAreas(searchOfVisit(visit).state);
  return area === undefined || others.length > 0 ? null : areaName(visit.settings.search, area);
}
