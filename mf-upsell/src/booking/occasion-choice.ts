import { type Activity, type Occasion, occasionsOf, preselectedOccasion, timeOfDay } from "@stays/domain";

/** Whether an occasion has a time of day; midnight means that it has none (UP-05). */
export function isTimed({ start }: Pick<Occasion, "start">): boolean {
  return timeOfDay(start) !== "00:00";
}

/** The occasions of a day with the chosen one: the only one, or the one that the visitor picked (BW-01). */
export function occasionChoice(
  activity: Pick<Activity, "occasions">,
  day: string,
  picked: string | null,
): { readonly occasions: readonly Occasion[]; readonly chosen: Occasion | null } {
  const occasions = occasionsOf(activity, day);
  const chosen = occasions.find(({ start }) => start === picked) ?? preselectedOccasion(occasions);
  return { occasions, chosen };
}
