import {
  addAccommodationToBasket,
  addActivityToBasket,
  addTransportToBasket,
  basketAddonQuery,
  createBasket,
  isGalaxyError,
} from "@stays/galaxy";
import { galaxyOf, type QueryClient } from "@stays/query";
import { isInBasket } from "./basket-check.ts";
import { searchIdOf } from "./order.ts";
import type { PendingAdd } from "./pending-add.ts";
import type { AddWork } from "./run-add.ts";

const ADD_CALLS = {
  accommodation: addAccommodationToBasket,
  activity: addActivityToBasket,
  transport: addTransportToBasket,
};

/**
 * Galaxy calls of an add. None of them is retried automatically (ruling 27).
 *
 * @param sought returns the add to search for in the basket when an answer is lost
 * @param onOpened called once create-basket has succeeded
 */
export function basketCalls(
  client: QueryClient,
  sought: () => PendingAdd,
  onOpened: () => void,
): Omit<AddWork, "notifyAdded"> {
  const galaxy = galaxyOf(client);
  return {
    async openBasket() {
      const answer = await createBasket(galaxy);
      if (!isGalaxyError(answer)) onOpened();
      return answer;
    },
    add: (order) => ADD_CALLS[order.kind](galaxy, { searchId: searchIdOf(order), items: order.items }),
    isInBasket: () => isInBasket(client, sought()),
    askForAddons: () => client.fetchQuery({ ...basketAddonQuery(), staleTime: 0 }),
  };
}
