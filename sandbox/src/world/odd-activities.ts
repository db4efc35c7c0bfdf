import type { Activity, ActivityOddity, PriceGroup } from "./activities.ts";

/** Ids of activities with unusual content that the contract allows, on sale every day of their season. */
export const oddActivities = {
  /** An id of 16 digits on the wire; see `large-ids.ts`. */
  largeId: 6034,
  free: 6037,
  equalNames: 6043,
  withoutOccasions: 6046,
  nulls: 6049,
  emptyTexts: 6040,
  soldOutRow: 6042,
} as const;

const oddities: Readonly<Record<number, ActivityOddity>> = {
  [oddActivities.withoutOccasions]: "withoutOccasions",
  [oddActivities.nulls]: "nulls",
  [oddActivities.emptyTexts]: "emptyTexts",
  [oddActivities.soldOutRow]: "soldOutRow",
};

const isOdd = (id: number): boolean => Object.values<number>(oddActivities).includes(id);

/** Sets the prices of all rows to 0. */
const freeOfCharge = (group: PriceGroup): PriceGroup => ({
  ...group,
  rows: group.rows.map((row) => ({ ...row, price: 0, originalPrice: null })),
});

/** Returns three groups of one name; the first has two rows of each name. */
function ofEqualNames([group]: readonly PriceGroup[]): PriceGroup[] {
  if (!group) return [];
  const rows = (code: string, more: number) =>
    group.rows.map((row) => ({ ...row, code: code + row.code, price: row.price + more }));
  return [
    { ...group, rows: [...group.rows, ...rows("S", 50)] },
    { ...group, rows: rows("T", 100) },
    { ...group, rows: rows("U", 150) },
  ];
}

function oddGroups({ id, groups }: Activity): PriceGroup[] {
  if (id === oddActivities.free) return groups.map(freeOfCharge);
  if (id === oddActivities.equalNames) return ofEqualNames(groups);
  return groups;
}

/** Makes an activity unusual; others are returned unchanged. */
export function asOddActivity(activity: Activity): Activity {
  const { id } = activity;
  if (!isOdd(id)) return activity;
  const oddity = oddities[id];
  return {
    ...activity,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    groups: oddGroups(activity),
    ...(oddity && { oddity }),
    ...(oddity === "emptyTexts" && { position: { latitude: 0, longitude: 0 }, pictures: [] }),
  };
}
