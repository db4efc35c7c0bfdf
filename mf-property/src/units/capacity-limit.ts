import { type Accommodation, hasUnsetAge, type PersonConfiguration } from "@stays/domain";
import { useTexts } from "@stays/texts";

/** Why a unit cannot take the party on any dates: it is too large or too small for the unit. */
export interface CapacityLimit {
  readonly kind: "tooMany" | "tooFew";
  readonly limit: number;
}

type Unit = Pick<Accommodation, "minPopulation" | "maxPopulation">;

/** The limit that every requested room breaks; null = one of them fits the unit, or the party is not known. */
export function exceededLimit(
  { minPopulation: least, maxPopulation: most }: Unit,
  rooms: readonly PersonConfiguration[],
): CapacityLimit | null {
  // Without all ages no prices were requested, so the size of the unit is not the reason.
  if (hasUnsetAge(rooms)) return null;
  const counts = rooms.map(({ adults, childrenAges }) => adults + childrenAges.length);
  if (most !== null && most > 0 && counts.every((count) => count > most))
    return { kind: "tooMany", limit: most };
  if (least !== null && counts.every((count) => count < least)) return { kind: "tooFew", limit: least };
  return null;
}

/** The limit of the unit that comes closest; null = at least one unit fits the party. */
export function exceededLimitOfAll(
  units: readonly Unit[],
  rooms: readonly PersonConfiguration[],
): CapacityLimit | null {
  const exceeded = units.map((unit) => exceededLimit(unit, rooms));
  if (exceeded.length === 0 || exceeded.includes(null)) return null;
  const limits = (wanted: CapacityLimit["kind"]) =>
    exceeded.flatMap((unitLimit) => (unitLimit?.kind === wanted ? [unitLimit.limit] : []));
  const most = limits("tooMany");
  return most.length > 0
    ? { kind: "tooMany", limit: Math.max(...most) }
    : { kind: "tooFew", limit: Math.min(...limits("tooFew")) };
}

/** Returns a function that formats a limit, such as `For up to 4 guests`. */
export function useCapacityLimitText(): (limit: CapacityLimit) => string {
  const { t } = useTexts("mf-property");
  return ({ kind, limit }) => t(kind === "tooMany" ? "forUpTo" : "forAtLeast", { count: limit });
}
