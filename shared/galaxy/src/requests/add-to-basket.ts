import type { GalaxyClient } from "@stays/contract";
import type { AddonChoice, BasketResult, TempCartItem } from "@stays/domain";
import { decodeAnswer } from "../decode-answer.ts";
import { assertAmount, assertFilled } from "../request-checks.ts";

/**
 * Creates the visitor's basket, or reuses the existing one, and returns its id. The cart calls it before the
 * first add of each page load (ruling 21). It changes state, so it is no query.
 */
export async function createBasket(galaxy: GalaxyClient): Promise<number> {
  const operation = "create-basket";
  return decodeAnswer(galaxy, operation, galaxy.get(operation, {}), (decoders) => decoders.count);
}

/** What an add of accommodation sends of an item (CA-03). */
type BasketItem = Pick<TempCartItem, "bookKey" | "amount" | "name">;
const toBasketItem = ({ bookKey, amount, name }: BasketItem) => ({
  BookKey: bookKey,
  Amount: amount,
  Name: name,
});

/** What an add of an activity or a departure sends of an item: the line of the temporary cart (CA-04, CA-05). */
type BasketLine = BasketItem &
  Pick<TempCartItem, "price" | "id" | "dormitoryBed" | "searchId"> &
  Partial<Pick<TempCartItem, "priceGroup">>;
const toBasketLine = ({
  bookKey,
  name,
  price,
  id,
  amount,
  dormitoryBed,
  priceGroup,
  searchId,
}: BasketLine) => ({
  BookKey: bookKey,
  Name: name,
  Price: price,
  Id: id,
  Amount: amount,
  BookItem: { Name: priceGroup ?? name, Price: price, DormitoryBed: dormitoryBed, Amount: amount },
  SearchId: searchId,
});

/** Items to book and the search they belong to. */
interface AddToBasketArgs<Item> {
  readonly searchId: string;
  readonly items: readonly Item[];
}

/**
 * Makes one of the three add calls, which differ in their path and their items; these are sent as JSON text (ruling
 * 22). Each throws an UnsendableError without items or search id: the caller shows Error 0 instead (EC-01).
 */
const addTo =
  <Item extends BasketItem>(operation: string, toWire: (item: Item) => object) =>
  async (galaxy: GalaxyClient, { searchId, items }: AddToBasketArgs<Item>): Promise<BasketResult> => {
    assertFilled(operation, "searchId", searchId);
    assertFilled(operation, "items", items);
    for (const { bookKey, amount } of items) {
      assertFilled(operation, "BookKey", bookKey);
      assertAmount(operation, "Amount", amount);
    }
    return decodeAnswer(
      galaxy,
      operation,
      galaxy.post(operation, { searchId, items: JSON.stringify(items.map(toWire)) }),
      (decoders) => decoders.basketResult,
    );
  };

/** Adds cabins, rooms or packages. Codes: 404 = Error 1, 0 = Error 3, else Error 2 (CT-04). */
export const addAccommodationToBasket = /* @__PURE__ */ addTo("add-accommodation-to-basket", toBasketItem);

/** Adds activity quotes. Codes: 404 = Error 1, any other = Error 2 (EC-03). */
export const addActivityToBasket = /* @__PURE__ */ addTo("add-activity-to-basket", toBasketLine);

/** Adds a departure, amount 1 (ruling 33). Codes: 404 = Error 1, any other = Error 2 (EC-03). */
export const addTransportToBasket = /* @__PURE__ */ addTo("add-activity-transport-to-basket", toBasketLine);

const ADD_BASKET_ADDON = "add-basket-addon";

/**
 * Adds the chosen extras; 1 means success. One call for all booked items (ruling 23). This GET changes state,
 * so it is no query and has no automatic retry (ruling 27).
 * @throws UnsendableError without choices, or with a quantity below 1
 */
export async function addBasketAddon(galaxy: GalaxyClient, choices: readonly AddonChoice[]): Promise<number> {
  assertFilled(ADD_BASKET_ADDON, "items", choices);
  for (const { qty } of choices) assertAmount(ADD_BASKET_ADDON, "qty", qty);
  const items = choices.map(({ id, qty, price, bookItemId }) => ({ id, qty, price, bookItemId }));
  const params = {
    bookItemId: choices[0]?.bookItemId,
    items: JSON.stringify(items),
    addOns: Object.fromEntries(choices.map(({ id, qty }) => [id, qty])),
  };
  return decodeAnswer(
    galaxy,
    ADD_BASKET_ADDON,
    galaxy.get(ADD_BASKET_ADDON, params),
    (decoders) => decoders.integer,
  );
}
