import type { BasketLineBody } from "../store/basket-line.ts";
import type { Searches } from "../store/searches.ts";
import type { CodeAnswer } from "./answers.ts";
import { noBasket, unknownSearch } from "./answers.ts";
import { openedKey } from "./book-key.ts";
import type { MockGalaxy, Operation } from "./galaxy.ts";
import { anyText, closedRecord, filledText, parseJson, recordList, wholeNumber } from "./json-input.ts";

/** The body of an add call. */
interface AddRequest {
  readonly searchId: string;
  readonly items: readonly { readonly key: string; readonly amount: number }[];
}

/** The result of an add with a valid request. */
interface AddResult {
  readonly basketResult: {
    readonly Success: boolean;
    readonly BookItemIds: readonly number[];
    readonly Error: number | null;
    readonly Message: string | null;
  };
}

const MEMBERS = ["BookKey", "Amount", "Name"];

/**
 * Reads the body of an add call; `items` is a text that contains JSON.
 * @param allowsMembers whether items may have further members, as those of the temporary cart do
 */
function readAdd(body: unknown, allowsMembers: boolean): AddRequest {
  const { searchId, items } = closedRecord(body, "body", ["searchId", "items"]);
  return {
    searchId: filledText(searchId, "searchId"),
    items: recordList(parseJson(filledText(items, "items"), "items"), "items").map((item) => {
      if (!allowsMembers) closedRecord(item, "items", MEMBERS);
      anyText(item.Name, "items Name");
      return {
        key: filledText(item.BookKey, "items BookKey"),
        amount: wholeNumber(item.Amount, "items Amount", 1),
      };
    }),
  };
}

/** The booking key belongs to another search: Error 2. */
const foreignKey: CodeAnswer = { code: 500, errorMessage: "The booking key is of another search" };

/** Returns the items with their keys unsealed; null when one belongs to another search. */
function ownItems({ searchId, items }: AddRequest): AddRequest["items"] | null {
  const own = items.flatMap(({ key, amount }) => {
    const opened = openedKey(key, searchId);
    return opened === null ? [] : [{ key: opened, amount }];
  });
  return own.length === items.length ? own : null;
}

/** All items are in the basket, as booked items with these ids. */
function added(ids: readonly number[]): AddResult {
  return { basketResult: { Success: true, BookItemIds: ids, Error: null, Message: null } };
}

/** No item is in the basket: the stock is too low (Error 2). */
const notEnough: AddResult = {
  basketResult: { Success: false, BookItemIds: [], Error: 2, Message: "Not enough availability" },
};

/** What differs between the calls that add to the basket. */
interface AddRules<Search> {
  /** Whether items may have further members, as those of the temporary cart do. */
  readonly allowsMembers: boolean;
  readonly searchesOf: (galaxy: MockGalaxy) => Searches<Search>;
  /** The line for an item of the search, at today's price; null = it cannot be booked. */
  readonly lineOf: (galaxy: MockGalaxy, search: Search, key: string, amount: number) => BasketLineBody | null;
}

/** An operation that adds all items of a call to the visitor's basket, or none. */
export const addOperation =
  <Search>({ allowsMembers, searchesOf, lineOf }: AddRules<Search>): Operation =>
  async (galaxy, { body, cookie }) => {
    const request = readAdd(body, allowsMembers);
    const basket = await galaxy.baskets.find(cookie);
    if (basket === null) return noBasket;
    const search = searchesOf(galaxy).find(request.searchId);
    if (!search) return unknownSearch;
    const items = ownItems(request);
    if (!items) return foreignKey;
    const lines = items.map(({ key, amount }) => lineOf(galaxy, search, key, amount));
    if (!lines.every((line) => line !== null)) return notEnough;
    const ids = await galaxy.baskets.add(basket, lines);
    return ids ? added(ids) : notEnough;
  };
