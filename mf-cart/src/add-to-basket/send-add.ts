import {
  type BasketFailure,
  type BookingContext,
  GalaxyFailure,
  galaxyOf,
  type Problem,
  type QueryClient,
} from "@stays/contract";
import type { Basket, BasketAddons, BasketResult } from "@stays/domain";
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
  type AddPast,
  type AddRules,
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
 * Sends an add and waits for its result. Until that is known it is saved as the pending add of this tab. A reload
 * finds it, and a repeated click checks the basket before it sends anything: nothing is booked twice. No call is
 * repeated automatically (ruling 27).
 */
export async function sendAdd(
  client: QueryClient,
  order: Order,
  dependencies: AddDependencies,
): Promise<AddEnd> {
  const { rules, report, setBasketOpen } = dependencies;
  const galaxy = galaxyOf(client);
  const earlier = findPendingAdd(order);
  const fresh = earlier ?? (await startAdd(client, order, dependencies));
  const sought = () => findPendingAdd(order) ?? fresh;
  // Before the first request: the page may be left before its answer.
  const keep = () => savePendingAdd({ ...sought(), isNotified: false });
  const end = await runAdd({
    order,
    rules,
    past: { isBasketOpen: dependencies.isBasketOpen(), isRepeated: earlier !== null },
    report,
    work: {
      async openBasket() {
        keep();
        await createBasket(galaxy);
        setBasketOpen(true);
      },
      async add() {
        keep();
        // What Galaxy has refused is not looked for in the basket.
        try {
          const answer = await ADD_CALLS[order.kind](galaxy, {
            searchId: getSearchId(order),
            items: order.items,
          });
          if (!answer.success) clearPendingAdd();
          return answer;
        } catch (error) {
          if (error instanceof GalaxyFailure) clearPendingAdd();
          throw error;
        }
      },
      isInBasket: () => lookUpAdd(client, sought()),
      isBasketKnown: async () => (await getBasket(galaxy)) !== null,
      notifyAdded: (bookItemIds) => dependencies.notifyAdded(fresh, bookItemIds),
      askForAddons: () => client.fetchQuery({ ...basketAddonQuery(), staleTime: 0 }),
    },
  });
  if (end.at === "done") clearPendingAdd();
  else noteFailure(order, end.failure, dependencies);
  return end;
}

/** Creates the pending add. An invalid order makes no calls (ruling 8). */
async function startAdd(
  client: QueryClient,
  order: Order,
  dependencies: AddDependencies,
): Promise<PendingAdd> {
  if (reasonNotSent(order, dependencies.rules.upsellPageType))
    return createPendingAdd(order, dependencies.day, null);
  if (readPendingAdd()) await dependencies.checkForEarlier();
  return createPendingAdd(order, dependencies.day, await linesBefore(client, dependencies.known));
}

function noteFailure(
  order: Order,
  { error, found, message }: BasketFailure,
  { report, setBasketOpen }: AddDependencies,
): void {
  const open = findPendingAdd(order);
  if (open && found) savePendingAdd({ ...open, isNotified: found === "absent" });
  else if (open) clearPendingAdd();
  // The basket is gone (code 404): the next add opens a new one.
  if (error === 1) setBasketOpen(false);
  if (error === 0) report({ operation: ADD_OPERATIONS[order.kind], message });
}

/** Tasks of an add. The calls may throw; `notifyAdded` must not. */
export interface AddWork {
  /** The create-basket request, before the first add of a page load (ruling 21). */
  openBasket(): Promise<void>;
  add(): Promise<BasketResult>;
  /** Checks whether the sent items are in the basket. */
  isInBasket(): Promise<boolean>;
  /** Checks whether Galaxy knows the visitor's basket, by its cookie. */
  isBasketKnown(): Promise<boolean>;
  /** Notifies the page, the cart and the basket query that the add succeeded. */
  notifyAdded(bookItemIds: readonly number[]): void;
  askForAddons(): Promise<BasketAddons | null>;
}

interface AddRun {
  readonly order: Order;
  readonly rules: AddRules;
  readonly past: AddPast;
  readonly work: AddWork;
  /** Receives each failed call, for the log. */
  report(problem: Problem): void;
}

/** Runs an add to its result: at each step the answer decides what is next. */
export async function runAdd({ order, rules, past, work, report }: AddRun): Promise<AddEnd> {
  const { kind } = order;
  const failed = (failure: BasketFailure): AddEnd => ({ at: "failed", failure });
  async function ask<T>(operation: string, call: Promise<T>): Promise<T | Error> {
    const answer = await catchError(call);
    if (answer instanceof Error) report({ operation, message: answer.message, cause: answer });
    return answer;
  }

  const invalid = reasonNotSent(order, rules.upsellPageType);
  if (invalid) return failed(invalid);

  // The same add was sent before and its answer was lost: nothing is sent until the result is known.
  if (past.isRepeated) {
    const isIn = await ask("get-basket", work.isInBasket());
    if (isIn instanceof Error) return failed({ ...lostFailure(kind, isIn), found: "unknown" });
    if (isIn) return finishAdd([], rules, work);
  }

  if (!past.isBasketOpen) {
    const opened = await ask("create-basket", work.openBasket());
    if (opened instanceof Error) return failed(unopenedFailure(kind, opened));
  }

  const answer = await ask(ADD_OPERATIONS[kind], work.add());
  if (answer instanceof GalaxyFailure) {
    const failure = refusedFailure(kind, answer);
    // No basket or no search, right after create-basket: a browser that keeps no cookies has no basket.
    if (past.isBasketOpen || failure.error !== 1) return failed(failure);
    const isKnown = await catchError(work.isBasketKnown());
    return failed(isKnown === false ? { ...failure, needsCookies: true } : failure);
  }
  if (answer instanceof Error) {
    const isIn = await ask("get-basket", work.isInBasket());
    if (isIn === true) return finishAdd([], rules, work);
    return failed({ ...lostFailure(kind, answer), found: isIn === false ? "absent" : "unknown" });
  }
  if (!answer.success) {
    report({ operation: ADD_OPERATIONS[kind], message: answer.message ?? "not Success" });
    return failed(soldOutFailure(kind));
  }
  return finishAdd(answer.bookItemIds, rules, work);
}

async function finishAdd(bookItemIds: readonly number[], rules: AddRules, work: AddWork): Promise<AddEnd> {
  work.notifyAdded(bookItemIds);
  // The host logs failed queries, such as the one for extras.
  const destination = afterAdd(rules) ?? afterOffer(await catchError(work.askForAddons()), rules);
  return { at: "done", bookItemIds, destination };
}
