import type { World } from "../world/world.ts";

/** The content of the destination, indexed for answers. */
export type Catalogue = ReturnType<typeof indexWorld>;

/** Indexes the content of a world by its ids, in their order. */
export function indexWorld(world: World) {
  const stays = byId([...world.stays].sort((left, right) => left.id - right.id));
  const all = [...stays.values()];
  return {
    stays,
    topLevel: all.filter(({ topLevel }) => topLevel),
    /** Units of a property, bookable ones and those outside the booking system. */
    unitsByStay: groupBy(
      all.filter(({ topLevel }) => !topLevel),
      ({ parentId }) => parentId ?? 0,
    ),
    packages: world.packages,
    packagesByProperty: groupBy(world.packages, ({ propertyId }) => propertyId),
    activities: byId(world.activities),
    transport: byId(world.transport),
    reviewsByStay: groupBy(world.reviews, ({ stayId }) => stayId),
  };
}

/** Returns an entry that a basket names: its content is removed with its baskets only. */
export function bookedEntry<T>(entries: ReadonlyMap<number, T>, id: number): T {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`The catalogue has no ${id}`);
  return entry;
}

const byId = <T extends { readonly id: number }>(list: readonly T[]): ReadonlyMap<number, T> =>
  new Map(list.map((entry) => [entry.id, entry]));

function groupBy<T>(list: readonly T[], getKey: (entry: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const entry of list) groups.set(getKey(entry), [...(groups.get(getKey(entry)) ?? []), entry]);
  return groups;
}
