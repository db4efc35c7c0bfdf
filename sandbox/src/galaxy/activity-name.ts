import { idOf } from "../world/large-ids.ts";
import { textIn, type WorldLanguage } from "../world/localised.ts";
import type { MockGalaxy } from "./galaxy.ts";

/** Returns the name of an activity by the digits of its id, with or without the tag; null when unknown. */
export function activityName(
  { catalogue }: Pick<MockGalaxy, "catalogue">,
  id: string,
  lang: WorldLanguage,
): string | null {
  const digits = /^(?:[a-z]+:)?(\d+)$/.exec(id)?.[1];
  const activity = digits === undefined ? undefined : catalogue.activities.get(idOf(digits));
  return activity ? textIn(activity.name, lang) : null;
}
