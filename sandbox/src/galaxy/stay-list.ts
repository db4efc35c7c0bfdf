import { CABIN, HOSTEL } from "../world/categories.ts";
import { withDescendants } from "../world/destination.ts";
import { translate, type WorldLanguage } from "../world/localised.ts";
import { chanceAt, hashSeed } from "../world/random.ts";
import type { WorldStay } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";
import type { StayFilter, StaySort } from "./stay-search.ts";

const PAGE_SIZE = 24;

/** An accommodation of a list with its sort values. */
export interface Ranked {
  readonly stay: WorldStay;
  /** Lowest price, null without prices. */
  readonly price: number | null;
}

/** Returns the accommodations of a list: properties, or all units in a category of units. */
export function listed(galaxy: MockGalaxy, filter: StayFilter, lang: WorldLanguage): WorldStay[] {
  const areaIds = filter.geo && withDescendants(galaxy.destination, filter.geo);
  const wanted = filter.name?.toLowerCase();
  return candidates(galaxy, filter.category).filter(
    (stay) =>
      (!areaIds || areaIds.has(stay.geoId)) &&
      isWithin(stay, filter.bounds) &&
      (wanted === undefined || translate(stay.name, lang).toLowerCase().includes(wanted)),
  );
}

function isWithin({ position }: WorldStay, bounds: StayFilter["bounds"]): boolean {
  if (bounds === null) return true;
  const [south = 0, west = 0, north = 0, east = 0] = bounds;
  if (!position) return false;
  const { latitude, longitude } = position;
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
}

/**
 * Cabins are listed individually, also those of villages; hostels with their rooms; all else as properties.
 */
function candidates(galaxy: MockGalaxy, category: number | null): WorldStay[] {
  if (category === null) return [...galaxy.catalogue.topLevel];
  const oneByOne = category === CABIN || category === HOSTEL;
  const from = oneByOne
    ? [...galaxy.catalogue.stays.values()].filter(({ tag }) => tag === "cbis")
    : galaxy.catalogue.topLevel;
  return from.filter(({ categoryId }) => categoryId === category);
}

/**
 * Returns the list in the requested order; a missing price counts as 0, and the search id seeds the random
 * order.
 */
export function sorted<Entry extends Ranked>(
  list: readonly Entry[],
  sort: StaySort,
  lang: WorldLanguage,
  searchId: string,
): Entry[] {
  const seed = hashSeed(searchId);
  const byId = (left: Ranked, right: Ranked) => left.stay.id - right.stay.id;
  const byPrice = (left: Ranked, right: Ranked) => (left.price ?? 0) - (right.price ?? 0);
  const collator = new Intl.Collator(lang === "no" ? "nb" : lang);
  const byName = (left: Ranked, right: Ranked) =>
    collator.compare(translate(left.stay.name, lang), translate(right.stay.name, lang));
  const orders: Readonly<Record<StaySort, (left: Ranked, right: Ranked) => number>> = {
    "PriorityAgreement-Asc": (left, right) => left.stay.rank - right.stay.rank,
    "Price-Asc": byPrice,
    "Price-Desc": (left, right) => byPrice(right, left),
    "Name-Asc": byName,
    "Name-Desc": (left, right) => byName(right, left),
    "Random-Asc": (left, right) => chanceAt(seed, left.stay.id) - chanceAt(seed, right.stay.id),
  };
  return [...list].sort((left, right) => orders[sort](left, right) || byId(left, right));
}

/** Returns one page of a list, from 1. */
export const takePage = <T>(list: readonly T[], page: number): readonly T[] =>
  list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
