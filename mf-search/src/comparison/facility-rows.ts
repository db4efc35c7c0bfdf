import {
  BEDROOMS,
  BEDS,
  bedrooms,
  detailFacilities,
  type Facility,
  findFacility,
  isYesOrNo,
} from "@stays/domain";

/** One facility of the compared stays. */
export interface FacilityRow {
  readonly id: number;
  readonly name: string;
  /** The facility of each stay, in their order; null = Galaxy does not name it, or the stay is not loaded. */
  readonly cells: readonly (Facility | null)[];
  /** Whether a stay without it does not have it. A number or text that is missing is not known. */
  readonly isYesOrNo: boolean;
  /** Whether two loaded stays differ in it. */
  readonly isDifferent: boolean;
}

const isBedrooms = (id: number): boolean => (BEDROOMS as readonly number[]).includes(id);

/** Id of a facility's row: the kinds of bedrooms have one row, since a stay has one of them (AT-01). */
const getRowId = (id: number): number => (isBedrooms(id) ? BEDROOMS[0] : id);

/**
 * Returns the facility of a stay in a row. It may be one that the stay's own page replaces: other stays have the
 * row, so its value is compared.
 */
const findCell = (facilities: readonly Facility[], rowId: number): Facility | null =>
  isBedrooms(rowId) ? bedrooms(facilities) : findFacility(facilities, rowId);

/** Text that two stays share when they have the same of a facility. */
const sameness = (facility: Facility | null): string =>
  facility === null ? "" : `${facility.id} ${facility.value.trim().toLowerCase()}`;

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
  const shown = stays
    .flatMap((facilities) => (facilities ? detailFacilities(facilities) : []))
    .sort((one, other) => rank(one) - rank(other));
  const rows = new Map<number, Facility>();
  for (const facility of shown)
    if (!rows.has(getRowId(facility.id))) rows.set(getRowId(facility.id), facility);
  return [...rows].map(([id, { name }]) => {
    const cells = stays.map((facilities) => facilities && findCell(facilities, id));
    const loaded = cells.filter((_, index) => stays[index] !== null).map(sameness);
    return {
      id,
      name,
      cells,
      isYesOrNo: cells.every((facility) => facility === null || isYesOrNo(facility)),
      isDifferent: new Set(loaded).size > 1,
    };
  });
}

/** The numbers of a stay, such as beds and bathrooms: the same text for stays of one size. */
const sizeKey = (facilities: readonly Facility[]): string =>
  detailFacilities(facilities)
    .filter(({ type }) => type === "Number")
    .map(sameness)
    .sort()
    .join();

/** Whether two stays have the same numbers, such as beds and bathrooms. */
export const areOfOneSize = (one: readonly Facility[], other: readonly Facility[]): boolean =>
  sizeKey(one) === sizeKey(other);

/** Returns what one stay is known to have and another not to have. */
export function facilitiesBeyond(
  facilities: readonly Facility[],
  others: readonly Facility[],
): readonly Facility[] {
  return detailFacilities(facilities).filter(
    (facility) => isYesOrNo(facility) && findFacility(others, facility.id) === null,
  );
}
