import { type StaySearch, usePageContext } from "@stays/contract";
import { countGuests, UNSET_AGE } from "@stays/domain";

export interface Party {
  readonly adults: number;
  /** In years; `UNSET_AGE` = not known. */
  readonly childrenAges: readonly number[];
}

/** The ages of a price group, in years; null = not known. */
type AgeRange = { readonly min: number; readonly max: number | null } | null;

interface PriceGroupAges {
  readonly key: string;
  readonly name: string;
  readonly ages: AgeRange;
}

export interface PartyAssignment {
  readonly amounts: Readonly<Record<string, number>>;
  readonly unassigned: number;
}

/** In years. The price group of adults includes this age, a group of seniors does not. */
const ADULT_AGE = 30;

export function readParty({ rooms, hasGuests }: Pick<StaySearch, "rooms" | "hasGuests">): Party | null {
  if (!hasGuests) return null;
  return {
    adults: countGuests(rooms).adults,
    childrenAges: rooms.flatMap(({ childrenAges }) => childrenAges),
  };
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

const includes = (ages: AgeRange, age: number): boolean =>
  ages !== null && age >= ages.min && (ages.max === null || age <= ages.max);

/** The group of adults, by its name in the languages of the site. */
const ADULT_NAME = /adult|vux|voks|erwachs|aikui|volwas/i;

/**
 * Assigns persons to price groups by age. Children older than every range pay as adults. Of several groups
 * without ages the one that is named for adults takes them. Persons are not assigned if they fit no group or if
 * the names don't tell, because a guess would give a wrong price.
 */
export function assignParty(party: Party, groups: readonly PriceGroupAges[]): PartyAssignment {
  const aged = groups.filter(({ ages }) => ages !== null);
  const general = groups.filter(({ ages }) => ages === null);
  const ofAdults = general.filter(({ name }) => ADULT_NAME.test(name));
  const adultGroup = only(general) ?? only(ofAdults) ?? aged.find(({ ages }) => includes(ages, ADULT_AGE));
  // Another group without ages may be the one for children.
  const childGroup = general.length > 1 && aged.length === 0 ? undefined : adultGroup;
  const findGroup = (age: number): PriceGroupAges | undefined => {
    if (age === UNSET_AGE) return undefined;
    const found = aged.find(({ ages }) => includes(ages, age));
    if (found) return found;
    const isOlder = aged.every(
      ({ ages }) => ages !== null && (ages.min > ADULT_AGE || age > (ages.max ?? age)),
    );
    return isOlder ? childGroup : undefined;
  };
  const assigned = [
    ...Array.from({ length: party.adults }, () => adultGroup),
    ...party.childrenAges.map(findGroup),
  ];
  const amounts: Record<string, number> = {};
  for (const group of assigned) if (group) amounts[group.key] = (amounts[group.key] ?? 0) + 1;
  return { amounts, unassigned: assigned.filter((group) => !group).length };
}

/** Ages at the end of a name, with or without a word for years in the languages of the site. */
const AGES =
  /^\D*(\d{1,2})\s*(?:[–-]\s*(\d{1,2})|\+)\s*(?:years?|yrs?|y|år|jahren?|vuotta|v|jaar|ans?)?\.?\)?$/i;

/**
 * Reads the ages from the name of a price group that ends with them, such as `Child 5–15` or `Adult 16+ years`
 * (ruling 103). null = the name has no number; undefined = its numbers are no ages: `Family 2–4 persons`.
 */
export function parseAges(name: string): AgeRange | undefined {
  const [, min, max] = AGES.exec(name.trim()) ?? [];
  if (min !== undefined) return { min: Number(min), max: max === undefined ? null : Number(max) };
  return /\d/.test(name) ? undefined : null;
}

export const useParty = (): Party | null => readParty(usePageContext().search);
