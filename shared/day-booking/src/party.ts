import { type PersonConfiguration, UNSET_AGE } from "@stays/domain";

/** Who travels, of all rooms together. */
export interface Party {
  readonly adults: number;
  /** In years; `UNSET_AGE` for one that is not known. */
  readonly childrenAges: readonly number[];
}

/** The years that a price group is for; null = its ages are not known. */
export type AgeRange = { readonly min: number; readonly max: number | null } | null;

/** A price group that persons can be placed in. */
export interface PlacedGroup {
  readonly key: string;
  readonly ages: AgeRange;
}

/** How many persons start in each group, and how many have no group that is surely theirs. */
export interface PartyPlacement {
  readonly amounts: Readonly<Record<string, number>>;
  readonly unplaced: number;
}

/** In years; a price group of adults has it, one of seniors has not. */
const ADULT_AGE = 30;

/** The persons of a search; null when the address names none. */
export function partyIn(search: string, rooms: readonly PersonConfiguration[]): Party | null {
  const isNamed = [...new URLSearchParams(search).keys()].some((key) => key.startsWith("gc-"));
  if (!isNamed) return null;
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childrenAges: rooms.flatMap(({ childrenAges }) => childrenAges),
  };
}

const includes = (ages: AgeRange, age: number): boolean =>
  ages !== null && age >= ages.min && (ages.max === null || age <= ages.max);

/**
 * Places persons in price groups by age. Children older than every range pay as adults; who fits no group, or more than
 * one group without ages, is not placed: a guess would be a wrong price.
 */
export function placeParty(party: Party, groups: readonly PlacedGroup[]): PartyPlacement {
  const aged = groups.filter(({ ages }) => ages !== null);
  const general = groups.filter(({ ages }) => ages === null);
  const adultGroup = general.length === 1 ? general[0] : aged.find(({ ages }) => includes(ages, ADULT_AGE));
  const groupOf = (age: number): PlacedGroup | undefined => {
    if (age === UNSET_AGE) return undefined;
    const found = aged.find(({ ages }) => includes(ages, age));
    if (found) return found;
    const isOlder = aged.every(
      ({ ages }) => ages !== null && (ages.min > ADULT_AGE || age > (ages.max ?? age)),
    );
    return isOlder ? adultGroup : undefined;
  };
  const places = [
    ...Array.from({ length: party.adults }, () => adultGroup),
    ...party.childrenAges.map(groupOf),
  ];
  const amounts: Record<string, number> = {};
  for (const place of places) if (place) amounts[place.key] = (amounts[place.key] ?? 0) + 1;
  return { amounts, unplaced: places.filter((place) => !place).length };
}

/** The ages in the name of a price group, such as `Child 5–15` or `Adult 16+`; undefined = it has another number. */
export function agesInName(name: string): AgeRange | undefined {
  const range = /(\d{1,2})\s*[–-]\s*(\d{1,2})/.exec(name);
  if (range) return { min: Number(range[1]), max: Number(range[2]) };
  const from = /(\d{1,2})\s*\+/.exec(name);
  if (from) return { min: Number(from[1]), max: null };
  return /\d/.test(name) ? undefined : null;
}
