import type { Problem } from "@stays/contract";
import type { Basket } from "@stays/domain";
import {
  addAccommodationToBasket,
  addActivityToBasket,
  addTransportToBasket,
  basketAddonQuery,
  createBasket,
  isGalaxyError,
} from "@stays/galaxy";
import { galaxyOf, type QueryClient } from "@stays/query";
import type { AddRules } from "./add-state.ts";
import { isInBasket, linesBefore } from "./basket-check.ts";
import { type Order, reasonNotSent, searchIdOf } from "./order.ts";
import {
  clearPendingAdd,
  createPendingAdd,
  type PendingAdd,
  pendingAddOf,
  readPendingAdd,
  savePendingAdd,
} from "./pending-add.ts";
import { ADD_OPERATIONS, problemIn } from "./problem.ts";
import { type AddEnd, type AddWork, runAdd } from "./run-add.ts";

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
function basketCalls(
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

/** Inputs and callbacks of `sendAdd`. */
export interface AddDependencies {
  readonly rules: AddRules;
  /** The day of an activity or a transport, YYYY-MM-DD. */
  readonly day: string | null;
  /** Basket cached in this tab; null = there is none yet, undefined = not known. */
  readonly known: Basket | null | undefined;
  /** Checks the basket for an earlier pending add of other items. */
  checkForEarlier(): Promise<unknown>;
  /** Whether create-basket has succeeded in this page load (ruling 21). */
  isBasketOpen(): boolean;
  setBasketOpen(isOpen: boolean): void;
  notifyAdded(added: PendingAdd, bookItemIds: readonly number[]): void;
  report(problem: Problem): void;
}

/**
 * Sends an add and waits for its final state. Until its result is known it is saved as the pending add of
 * this tab. A reload finds it, and a repeated click checks the basket before it sends anything: nothing is
 * booked twice.
 */
export async function sendAdd(
  client: QueryClient,
  order: Order,
  dependencies: AddDependencies,
): Promise<AddEnd> {
  const earlier = pendingAddOf(order);
  const fresh = earlier ?? (await freshAdd(client, order, dependencies));
  const end = await runAdd({
    order,
    rules: dependencies.rules,
    past: { isBasketOpen: dependencies.isBasketOpen(), isRepeated: earlier !== null },
    work: workOf(client, order, fresh, dependencies),
    onEvent: (event) => {
      const problem = problemIn(event, order.kind);
      if (problem) dependencies.report(problem);
    },
  });
  if (end.at === "done") clearPendingAdd();
  else noteFailure(order, end, dependencies);
  return end;
}

/** Creates the pending add. An invalid order makes no calls (ruling 8). */
async function freshAdd(
  client: QueryClient,
  order: Order,
  dependencies: AddDependencies,
): Promise<PendingAdd> {
  if (reasonNotSent(order, dependencies.rules.upsellPageType))
    return createPendingAdd(order, dependencies.day, null);
  if (readPendingAdd()) await dependencies.checkForEarlier();
  return createPendingAdd(order, dependencies.day, await linesBefore(client, dependencies.known));
}

/** Returns the tasks of an add. The pending add is saved before the first request. */
function workOf(
  client: QueryClient,
  order: Order,
  fresh: PendingAdd,
  dependencies: AddDependencies,
): AddWork {
  const sought = () => pendingAddOf(order) ?? fresh;
  const calls = basketCalls(client, sought, () => dependencies.setBasketOpen(true));
  const keep = () => savePendingAdd({ ...sought(), isNotified: false });
  return {
    ...calls,
    openBasket() {
      keep();
      return calls.openBasket();
    },
    async add() {
      keep();
      const answer = await calls.add(order);
      // Galaxy has refused it: there is nothing to look for in the basket.
      if (isGalaxyError(answer) || !answer.success) clearPendingAdd();
      return answer;
    },
    notifyAdded: (bookItemIds) => dependencies.notifyAdded(fresh, bookItemIds),
  };
}

type Failed = Extract<AddEnd, { at: "failed" }>;

function noteFailure(order: Order, { failure }: Failed, { report, setBasketOpen }: AddDependencies): void {
  const { error, found, message } = failure;
  const open = pendingAddOf(order);
  if (open && found) savePendingAdd({ ...open, isNotified: found === "absent" });
  else if (open) clearPendingAdd();
  // The basket is gone (code 404): the next add opens a new one.
  if (error === 1) setBasketOpen(false);
  if (error === 0) report({ operation: ADD_OPERATIONS[order.kind], message });
}
