import { galaxyOf, type QueryClient } from "@stays/query";
import type { Basket } from "@stays/stay";
import {
  addAccommodationToBasket,
  addActivityToBasket,
  addTransportToBasket,
  basketAddonQuery,
  createBasket,
  getBasket,
  isRefusal,
} from "@stays/wire";
import { hasLanded } from "./landed.ts";
import { isBasketOpen, rememberOpenBasket } from "./opened-basket.ts";
import { searchIdOf } from "./order.ts";
import type { AddWork } from "./run-add.ts";

const ADD_CALLS = {
  accommodation: addAccommodationToBasket,
  activity: addActivityToBasket,
  transport: addTransportToBasket,
};

/**
 * The calls of an add to Galaxy. None of them is ever repeated by itself (ruling 27).
 *
 * @param before the basket as last seen; undefined = not known
 */
export function basketCalls(client: QueryClient, before: Basket | null | undefined): Omit<AddWork, "tell"> {
  const galaxy = galaxyOf(client);
  return {
    isBasketOpen: isBasketOpen(client),
    async openBasket() {
      const answer = await createBasket(galaxy);
      if (!isRefusal(answer)) rememberOpenBasket(client);
      return answer;
    },
    add: (order) => ADD_CALLS[order.kind](galaxy, { searchId: searchIdOf(order), items: order.items }),
    isInBasket: async (order) => hasLanded(before, await getBasket(galaxy), order.items),
    askForAddons: () => client.fetchQuery({ ...basketAddonQuery(), staleTime: 0 }),
  };
}
