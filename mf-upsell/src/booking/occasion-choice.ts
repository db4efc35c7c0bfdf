import { type Activity, filterOccasions, type Occasion, preselectedOccasion } from "@stays/domain";

/** The occasions of a day with the chosen one: the only one, or the one that the visitor picked (BW-01). */
export function occasionChoice(
  activity: Pick<Activity, "occasions">,
  day: string,
  picked: string | null,
): { readonly occasions: readonly Occasion[]; readonly chosen: Occasion | null } {
  const occasions = filterOccasions(activity, day);
  const chosen = occasions.find(({ start }) => start === picked) ?? preselectedOccasion(occasions);
  return { occasions, chosen };
}
