import type { GalaxyClient } from "@stays/contract";
import type { Basket, BasketAddons } from "@stays/domain";
import { notFoundIs } from "../decode-answer.ts";
import { defineRead } from "../define-read.ts";

/** Returns the basket; null = there is none. */
export const getBasket = /* @__PURE__ */ defineRead<void, Basket, null>(
  "get-basket",
  () => ({}),
  ({ basket }) => basket,
  notFoundIs(null),
);

const readOfBasket = /* @__PURE__ */ defineRead<void, BasketAddons, null>(
  "get-basket-addon",
  () => ({}),
  ({ basketAddons }) => basketAddons,
  notFoundIs(null),
);

const readOfItem = /* @__PURE__ */ defineRead<number, BasketAddons, null>(
  "get-basket-addon-bookitemid",
  (bookItemId) => ({ bookItemId }),
  ({ basketAddons }) => basketAddons,
  notFoundIs(null),
);

/**
 * Returns the available extras of one booked item, or of the whole basket where `bookItemId` is null; null = there is
 * no such item, or no basket.
 */
export const getBasketAddon = (
  galaxy: GalaxyClient,
  bookItemId: number | null,
  signal?: AbortSignal,
): Promise<BasketAddons | null> =>
  bookItemId === null ? readOfBasket(galaxy, undefined, signal) : readOfItem(galaxy, bookItemId, signal);
