import {
  type BasketFailure,
  type BookingContext,
  GalaxyFailure,
  galaxyOf,
  type Problem,
  type QueryClient,
  type SiteSettings,
} from "@stays/contract";
import {
  addAccommodationToBasket,
  addActivityToBasket,
  addTransportToBasket,
  basketAddonQuery,
  createBasket,
  getBasket,
} from "@stays/galaxy";
import {
  type AddEnd,
  afterAdd,
  afterOffer,
  catchError,
  getSearchId,
  lostFailure,
  type Order,
  reasonNotSent,
  refusedFailure,
  soldOutFailure,
  unopenedFailure,
} from "./add-rules.ts";
import {
  clearPendingAdd,
  createPendingAdd,
  findPendingAdd,
  linesBefore,
  lookUpAdd,
  type PendingAdd,
  readPendingAdd,
  savePendingAdd,
} from "./pending-add.ts";

const ADD_CALLS = {
  accommodation: addAccommodationToBasket,
  activity: addActivityToBasket,
  transport: addTransportToBasket,
};

/** Galaxy operation that adds each kind (CT-04). */
const ADD_OPERATIONS: Readonly<Record<BookingContext["kind"], string>> = {
  accommodation: "add-accommodation-to-basket",
  activity: "add-activity-to-basket",
  transport: "add-activity-transport-to-basket",
};

/** Inputs and callbacks of `addItems`. */
interface AddDependencies {
  readonly settings: Pick<SiteSettings, "addonModalActive" | "upsell">;
  /** The day of an activity or a transport, YYYY-MM-DD. */
  readonly day: string | null;
  /** Checks the basket for an earlier pending add of other items. */
  checkForEarlier(): Promise<unknown>;
  /** Notifies the page, the cart and the basket query that the add succeeded. Must not throw. */
  notifyAdded(added: PendingAdd, bookItemIds: readonly number[]): void;
  /** Receives each failed call, for the log. */
  report(problem: Problem): void;
}

/** Page views in which create-basket has succeeded (ruling 21). Changed after clicks only, never on the server. */
const withBasket = new WeakSet<QueryClient>();

/**
 * Puts items into the basket: at each step the answer decides what is next. Until the result is known the
 * add is saved as the pending add of this tab. A reload finds it, and a repeated click checks the basket before it
 * sends anything: nothing is booked twice. No call is repeated automatically (ruling 27).
 */
export async function addItems(
  client: QueryClient,
  order: Order,
  dependencies: AddDependencies,
): Promise<AddEnd> {
  const { settings, day, report } = dependencies;
  const { kind, items } = order;
  const galaxy = galaxyOf(client);
  const failed = (failure: BasketFailure): AddEnd => {
    // One that is looked for may still arrive.
    if (!failure.found && findPendingAdd(order)) clearPendingAdd();
    // The basket is gone (code 404): the next add opens a new one.
    if (failure.error === 1) withBasket.delete(client);
    if (failure.error === 0) report({ operation: ADD_OPERATIONS[kind], message: failure.message });
    return { at: "failed", failure };
  };
  async function ask<T>(operation: string, call: Promise<T>): Promise<T | Error> {
    const answer = await catchError(call);
    if (answer instanceof Error) report({ operation, message: answer.message, cause: answer });
    return answer;
  }

  // An invalid order makes no calls (ruling 8).
  const invalid = reasonNotSent(order, settings.upsell.pageType);
  if (invalid) return failed(invalid);

  const earlier = findPendingAdd(order);
  if (earlier === null && readPendingAdd()) await dependencies.checkForEarlier();
  const pending = earlier ?? createPendingAdd(order, day, await linesBefore(client));
  const wasBasketOpen = withBasket.has(client);
  const isInBasket = () => ask("get-basket", lookUpAdd(client, findPendingAdd(order) ?? pending));
  async function finish(bookItemIds: readonly number[]): Promise<AddEnd> {
    dependencies.notifyAdded(pending, bookItemIds);
    // The host logs failed queries, such as the one for extras.
    const askForExtras = () => catchError(client.fetchQuery({ ...basketAddonQuery(null), staleTime: 0 }));
    const destination = afterAdd(kind, settings) ?? afterOffer(await askForExtras(), settings);
    clearPendingAdd();
    return { at: "done", bookItemIds, destination };
  }

  // The same add was sent before and its answer was lost: nothing is sent until the result is known.
  if (earlier !== null) {
    const isIn = await isInBasket();
    if (isIn instanceof Error) return failed({ ...lostFailure(kind, isIn), found: "unknown" });
    if (isIn) return finish([]);
  }

  // The page may be left before the answer.
  savePendingAdd(findPendingAdd(order) ?? pending);
  if (!wasBasketOpen) {
    const opened = await ask("create-basket", createBasket(galaxy));
    if (opened instanceof Error) return failed(unopenedFailure(kind, opened));
    withBasket.add(client);
  }

  const answer = await ask(
    ADD_OPERATIONS[kind],
    ADD_CALLS[kind](galaxy, { searchId: getSearchId(items), items }),
  );
  if (answer instanceof GalaxyFailure) {
    // What Galaxy has refused is not looked for in the basket.
    clearPendingAdd();
    const failure = refusedFailure(kind, answer);
    // No basket or no search, right after create-basket: a browser that keeps no cookies has no basket.
    if (wasBasketOpen || failure.error !== 1) return failed(failure);
    const known = await catchError(getBasket(galaxy));
    return failed(known === null ? { ...failure, needsCookies: true } : failure);
  }
  if (answer instanceof Error) {
    const isIn = await isInBasket();
    if (isIn === true) return finish([]);
    return failed({ ...lostFailure(kind, answer), found: isIn === false ? "absent" : "unknown" });
  }
  if (!answer.success) {
    report({ operation: ADD_OPERATIONS[kind], message: answer.message ?? "not Success" });
    return failed(soldOutFailure(kind));
  }
  return finish(answer.bookItemIds);
}
