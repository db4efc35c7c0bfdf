import type { BasketLineBody } from "../store/basket-line.ts";
import type { Searches } from "../store/searches.ts";
import { noBasket, unknownSearch } from "./answers.ts";
import { added, foreignKey, notEnough, ownItems, readAdd } from "./basket-items.ts";
import type { MockGalaxy, Operation } from "./galaxy.ts";

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
