import { BEDROOMS, BEDS, detailFacilities, type Facility } from "@stays/domain";

/** One facility of the compared stays. */
export interface FacilityRow {
  readonly id: number;
  readonly name: string;
  /** The facility of each stay, in their order; null = the stay does not have it, or is not loaded. */
  readonly cells: readonly (Facility | null)[];
  /** Whether two loaded stays differ in it. */
  readonly isDifferent: boolean;
}

/** Text that two stays share when they have the same of a facility. */
const sameness = (facility: Facility | null): string => facility?.value.trim().toLowerCase() ?? "";

/** Beds and bedrooms are first, then the other numbers. */
function rank({ id, type }: Facility): number {
  const first = [BEDS, ...BEDROOMS].indexOf(id);
  if (first !== -1) return first;
  return type === "Number" ? BEDROOMS.length + 1 : BEDROOMS.length + 2;
}

/**
 * Returns a row for each facility that a stay has: sizes first, then in the order of the stays.
 *
 * @param stays the facilities of each stay; null = it is not loaded and differs from no other
 */
export function facilityRows(stays: readonly (readonly Facility[] | null)[]): readonly FacilityRow[] {
  const shown = stays.map((facilities) => facilities && detailFacilities(facilities));
  const known = new Map<number, Facility>();
  for (const facility of shown.flatMap((facilities) => facilities ?? []))
    if (!known.has(facility.id)) known.set(facility.id, facility);
  return [...known.values()]
    .sort((one, other) => rank(one) - rank(other))
    .map(({ id, name }) => {
      const cells = shown.map((facilities) => facilities?.find((facility) => facility.id === id) ?? null);
      const loaded = cells.filter((_, index) => shown[index] !== null).map(sameness);
      return { id, name, cells, isDifferent: new Set(loaded).size > 1 };
    });
}

/**
 * Returns the facilities that one stay has and another does not have. Bedrooms have several ids, and every
 * stay has some.
 */
export function facilitiesBeyond(
  facilities: readonly Facility[],
  others: readonly Facility[],
): readonly Facility[] {
  const known = new Set(detailFacilities(others).map(({ id }) => id));
  const bedrooms: readonly number[] = BEDROOMS;
  return detailFacilities(facilities).filter(({ id }) => !known.has(id) && !bedrooms.includes(id));
}
