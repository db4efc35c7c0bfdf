import type { PageContext } from "@stays/contract";
import { areaName, chosenAreas } from "./areas.ts";

/** Returns the area name for the heading: the only chosen area, if the settings contain it. */
export function areaTitle(pageContext: PageContext): string | null {
  const [area, ...others] = chosenAreas(pageContext.search);
  return area === undefined || others.length > 0 ? null : areaName(pageContext.settings.search, area);
}
