import * as v from "valibot";
import type { ActivityLine, BasketLineBody, StayLine, TransportLineBody } from "../store/basket-line.ts";
import { openedKey, type Searches } from "../store/searches.ts";
import { dayNumber } from "../world/day.ts";
import {
  type CodeAnswer,
  type MockGalaxy,
  noBasket,
  type Operation,
  type TransportSearch,
  unknownSearch,
} from "./galaxy.ts";
import { checked, filledText, listSchema, parseJson, wholeNumber } from "./input.ts";
import { agreementQuotes, packageQuotes, type Quote } from "./quotes.ts";
import { countPersons, type StaySearch } from "./stay-search.ts";
import { departureKey, journeyPrice } from "./transport.ts";

const addBody = v.strictObject({ searchId: filledText, items: filledText });
const addItem = { BookKey: filledText, Amount: wholeNumber(1), Name: v.string() };
/** A line of the temporary cart. Members that the contract does not name are ignored. */
const cartLine = v.object({
  ...addItem,
  Price: v.optional(v.number()),
  Id: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{4}:[0-9]+$/))),
  BookItem: v.optional(
    v.object({
      Name: v.optional(v.string()),
      Price: v.optional(v.number()),
      DormitoryBed: v.optional(v.boolean()),
      Amount: v.optional(v.pipe(v.number(), v.integer())),
    }),
  ),
  SearchId: v.optional(filledText),
});

/**
 * Reads the body of an add call; `items` is a text that contains JSON.
 * @param takesCart whether items are lines of the temporary cart
 */
function readAdd(body: unknown, takesCart: boolean) {
  const { searchId, items } = checked(addBody, body, "body");
  const list = listSchema(takesCart ? cartLine : v.strictObject(addItem));
  const read = checked(list, parseJson(items, "items"), "items");
  return { searchId, items: read.map(({ BookKey, Amount }) => ({ key: BookKey, amount: Amount })) };
}

/** The booking key belongs to another search: Error 2. */
const foreignKey: CodeAnswer = { code: 500, errorMessage: "The booking key is of another search" };

/** Returns the items with their keys unsealed; null when one belongs to another search. */
function ownItems({ searchId, items }: ReturnType<typeof readAdd>) {
  const own = items.flatMap(({ key, amount }) => {
    const opened = openedKey(key, searchId);
    return opened === null ? [] : [{ key: opened, amount }];
  });
  return own.length === items.length ? own : null;
}

/** All items are in the basket, as booked items with these ids. */
const added = (ids: readonly number[]) => ({
  basketResult: { Success: true, BookItemIds: ids, Error: null, Message: null },
});

/** No item is in the basket: the stock is too low (Error 2). */
const notEnough = {
  basketResult: { Success: false, BookItemIds: [], Error: 2, Message: "Not enough availability" },
};

/** What differs between the calls that add to the basket. */
interface AddRules<Search> {
  /** Whether items are lines of the temporary cart. */
  readonly takesCart: boolean;
  readonly getSearches: (galaxy: MockGalaxy) => Searches<Search>;
  /** The line for an item of the search, at today's price; null = it cannot be booked. */
  readonly buildLine: (
    galaxy: MockGalaxy,
    search: Search,
    key: string,
    amount: number,
  ) => BasketLineBody | null;
}

/** An operation that adds all items of a call to the visitor's basket, or none. */
const addOperation =
  <Search>({ takesCart, getSearches, buildLine }: AddRules<Search>): Operation =>
  async (galaxy, { body, cookie }) => {
    const request = readAdd(body, takesCart);
    const basket = await galaxy.baskets.find(cookie);
    if (basket === null) return noBasket;
    const search = getSearches(galaxy).find(request.searchId);
    if (!search) return unknownSearch;
    const items = ownItems(request);
    if (!items) return foreignKey;
    const lines = items.map(({ key, amount }) => buildLine(galaxy, search, key, amount));
    if (!lines.every((line) => line !== null)) return notEnough;
    const ids = await galaxy.baskets.add(basket, lines);
    return ids ? added(ids) : notEnough;
  };

const STAY_KEY = /^BK-(\d+)-/;

/** add-accommodation-to-basket: adds all items or none, at today's price. */
export const addAccommodationToBasket = addOperation({
  takesCart: false,
  getSearches: ({ staySearches }) => staySearches,
  buildLine: stayLine,
});

function stayLine(galaxy: MockGalaxy, search: StaySearch, key: string, amount: number): StayLine | null {
  const unit = galaxy.catalogue.stays.get(Number(STAY_KEY.exec(key)?.[1]));
  if (!unit?.rate) return null;
  const terms = { ...search, stock: galaxy.stock };
  const packages = galaxy.catalogue.packagesByProperty.get(unit.parentId ?? unit.id) ?? [];
  const quote = search.distinct
    .flatMap((guests): Quote[] => [
      ...agreementQuotes(unit, guests, terms),
      ...packageQuotes(unit, guests, packages, terms),
    ])
    .find((candidate) => candidate.key === key);
  if (!quote) return null;
  return {
    kind: "stay",
    unitId: unit.id,
    productId: unit.rate.productId,
    agreement: quote.agreement,
    packageId: quote.offer?.packageId ?? null,
    start: search.start,
    end: search.end,
    adults: quote.guests.adults,
    childrenAges: quote.guests.childrenAges,
    amount,
    taken: amount * (unit.dormitoryBed ? countPersons(quote.guests) : 1),
    price: quote.price * amount,
  };
}

const ACTIVITY_KEY = /^AC-(\d+)-(\d{4}-\d{2}-\d{2})-(\d{2}:\d{2})-([A-Z]+)$/;

/** add-activity-to-basket: books occasions of the search, all or none. */
export const addActivityToBasket = addOperation({
  takesCart: true,
  getSearches: ({ activitySearches }) => activitySearches,
  buildLine: activityLine,
});

function activityLine(
  galaxy: MockGalaxy,
  search: { start: number; end: number },
  key: string,
  amount: number,
): ActivityLine | null {
  const [, id, dayPart, time = "", rowCode] = ACTIVITY_KEY.exec(key) ?? [];
  const activity = galaxy.catalogue.activities.get(Number(id));
  const day = dayNumber(dayPart ?? "");
  const row = activity?.groups.flatMap(({ rows }) => rows).find(({ code }) => code === rowCode);
  if (
    !activity ||
    day === null ||
    !row ||
    day < search.start ||
    day > search.end ||
    day < galaxy.stock.today()
  )
    return null;
  const occasion = galaxy.stock.occasions(activity.id, "", day).find((candidate) => candidate.time === time);
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

/** add-activity-transport-to-basket: books one departure for the persons of its search. */
export const addTransportToBasket = addOperation({
  takesCart: true,
  getSearches: ({ transportSearches }) => transportSearches,
  buildLine: transportLine,
});

function transportLine(
  galaxy: MockGalaxy,
  search: TransportSearch,
  key: string,
  amount: number,
): TransportLineBody | null {
  const line = galaxy.catalogue.transport.get(search.lineId);
  const departure = galaxy.stock
    .occasions(search.lineId, search.route, search.day)
    .find(({ time }) => departureKey(search, time) === key);
  if (!line || !departure || amount !== 1) return null;
  return {
    kind: "transport",
    lineId: line.id,
    route: search.route,
    day: search.day,
    time: departure.time,
    persons: search.persons,
    price: journeyPrice(line, search.persons),
  };
}
