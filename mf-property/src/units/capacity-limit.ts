import { type Accommodation, hasUnsetAge, type PersonConfiguration } from "@stays/domain";

/** Why a unit cannot take those who travel, whatever the dates: they are too many for it, or too few. */
export interface CapacityLimit {
  readonly kind: "tooMany" | "tooFew";
  /** Guests that it takes at most, or at least. */
  readonly limit: number;
}

type Unit = Pick<Accommodation, "minPopulation" | "maxPopulation">;

/** null = at least one of the rooms asked for can stay in the unit, or it is not known who travels. */
export function exceededLimit(
  { minPopulation: least, maxPopulation: most }: Unit,
  rooms: readonly PersonConfiguration[],
): CapacityLimit | null {
  // Without all ages nothing was asked for, so the size of the unit is not the reason.
  if (rooms.length === 0 || hasUnsetAge(rooms)) return null;
  const counts = rooms.map(({ adults, childrenAges }) => adults + childrenAges.length);
  if (most !== null && most > 0 && counts.every((count) => count > most))
    return { kind: "tooMany", limit: most };
  if (least !== null && counts.every((count) => count < least)) return { kind: "tooFew", limit: least };
  return null;
}

/** null = some unit could take them; else the limit of the one that comes nearest. */
export function exceededLimitOfAll(
  units: readonly Unit[],
  rooms: readonly PersonConfiguration[],
): CapacityLimit | null {
  const misfits = units.map((unit) => exceededLimit(unit, rooms));
  if (misfits.length === 0 || misfits.includes(null)) return null;
  const limits = (wanted: CapacityLimit["kind"]) =>
    misfits.flatMap((misfit) => (misfit?.kind === wanted ? [misfit.limit] : []));
  const most = limits("tooMany");
  return most.length > 0
    ? { kind: "tooMany", limit: Math.max(...most) }
    : { kind: "tooFew", limit: Math.min(...limits("tooFew")) };
}
