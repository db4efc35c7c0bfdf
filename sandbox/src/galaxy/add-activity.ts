import type { ActivityLine } from "../store/basket-line.ts";
import { dayNumber } from "../world/day.ts";
import { addOperation } from "./add-operation.ts";
import type { MockGalaxy } from "./galaxy.ts";

const KEY = /^AC-(\d+)-(\d{4}-\d{2}-\d{2})-(\d{2}:\d{2})-([A-Z]+)$/;

/** add-activity-to-basket: books occasions of the search, all or none. */
export const addActivityToBasket = addOperation({
  allowsMembers: true,
  searchesOf: ({ activitySearches }) => activitySearches,
  lineOf,
});

function lineOf(
  galaxy: MockGalaxy,
  search: { start: number; end: number },
  key: string,
  amount: number,
): ActivityLine | null {
  const [, id, dayPart, time = "", rowCode] = KEY.exec(key) ?? [];
  const activity = galaxy.catalogue.activities.get(Number(id));
  const day = dayNumber(dayPart ?? "");
  const row = activity?.groups.flatMap(({ rows }) => rows).find(({ code }) => code === rowCode);
  if (!activity || day === null || !row || day < search.start || day > search.end || day < galaxy.today())
    return null;
  const occasion = galaxy
    .occasions()
    .on(activity.id, "", day)
    .find((candidate) => candidate.time === time);
  if (!occasion || amount < row.minimum) return null;
  return {
    kind: "activity",
    activityId: activity.id,
    row: row.code,
    day,
    time,
    amount,
    price: row.price * amount,
  };
}
