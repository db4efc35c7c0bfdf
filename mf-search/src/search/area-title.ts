import type { Visit } from "@stays/contract";
import { areaName, chosenAreas } from "./areas.ts";

/** Returns the area name for the heading: the only chosen area, if the settings contain it. */
export function areaTitle(visit: Visit): string | null {
  const [area, ...others] = chosenAreas(visit.search);
  return area === undefined || others.length > 0 ? null : areaName(visit.settings.search, area);
}
