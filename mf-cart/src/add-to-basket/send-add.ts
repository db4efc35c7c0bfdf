import {
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
  type AddEvent,
  type AddPast,
  type AddRules,
  type AddState,
  begin,
  catchError,
  next,
  type Order,
  reasonNotSent,
  searchIdOf,
} from "./add-state.ts";
import {
  clearPendingAdd,
  createPendingAdd,
  linesBefore,
  lookUpAdd,
  type PendingAdd,
  pendingAddOf,
  readPendingAdd,
  savePendingAdd,
} from "./pending-add.ts";

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
      const id = await createBasket(galaxy);
      onOpened();
      return id;
    },
    add: (order) => ADD_CALLS[order.kind](galaxy, { searchId: searchIdOf(order), items: order.items }),
    isInBasket: () => lookUpAdd(client, sought()),
    async isBasketKnown() {
      return (await getBasket(galaxy)) !== null;
    },
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
  const fresh = earlier ?? (await startAdd(client, order, dependencies));
  const end = await runAdd({
    order,
    rules: dependencies.rules,
    past: { isBasketOpen: dependencies.isBasketOpen(), isRepeated: earlier !== null },
    work: createWork(client, order, fresh, dependencies),
    onEvent: (event) => {
      const problem = describeProblem(event, order.kind);
      if (problem) dependencies.report(problem);
    },
  });
  if (end.at === "done") clearPendingAdd();
  else noteFailure(order, end, dependencies);
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

/** Returns the tasks of an add. The pending add is saved before the first request. */
function createWork(
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
      // What Galaxy has refused is not looked for in the basket.
      try {
        const answer = await calls.add(order);
        if (!answer.success) clearPendingAdd();
        return answer;
      } catch (error) {
        if (error instanceof GalaxyFailure) clearPendingAdd();
        throw error;
      }
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

/** Tasks that the states of an add run. The calls may throw; `notifyAdded` must not. */
export interface AddWork {
  openBasket(): Promise<number>;
  add(order: Order): Promise<BasketResult>;
  /** Checks whether the sent items are in the basket. */
  isInBasket(): Promise<boolean>;
  /** Checks whether Galaxy knows the visitor's basket, by its cookie. */
  isBasketKnown(): Promise<boolean>;
  /** Notifies the page, the cart and the basket query that the add succeeded. */
  notifyAdded(bookItemIds: readonly number[]): void;
  askForAddons(): Promise<BasketAddons | null>;
}

const isEnd = (state: AddState): state is AddEnd => state.at === "done" || state.at === "failed";

async function perform(state: Exclude<AddState, AddEnd>, order: Order, work: AddWork): Promise<AddEvent> {
  switch (state.at) {
    case "opening":
      return { type: "opened", answer: await catchError(work.openBasket()) };
    case "adding":
      return { type: "answered", answer: await catchError(work.add(order)) };
    case "recalling":
    case "checking":
      return { type: "checked", isIn: await catchError(work.isInBasket()) };
    case "verifying":
      return { type: "verified", isKnown: await catchError(work.isBasketKnown()) };
    case "booked":
      work.notifyAdded(state.bookItemIds);
      return { type: "notified" };
    case "asking":
      return { type: "offered", answer: await catchError(work.askForAddons()) };
  }
}

/** What an add runs with. */
interface AddRun {
  readonly order: Order;
  readonly rules: AddRules;
  readonly past: AddPast;
  readonly work: AddWork;
  /** Receives the result of each step, for the log. */
  readonly onEvent: (event: AddEvent) => void;
}

/** Runs an add from its first state to its final state. */
export async function runAdd({ order, rules, past, work, onEvent }: AddRun): Promise<AddEnd> {
  let state = begin(order, rules, past);
  while (!isEnd(state)) {
    const event = await perform(state, order, work);
    onEvent(event);
    state = next(state, event, rules);
  }
  return state;
}

/** Galaxy operation that adds each kind (CT-04). */
const ADD_OPERATIONS: Readonly<Record<BookingContext["kind"], string>> = {
  accommodation: "add-accommodation-to-basket",
  activity: "add-activity-to-basket",
  transport: "add-activity-transport-to-basket",
};

function callProblem(operation: string, answer: unknown): Problem | null {
  return answer instanceof Error ? { operation, message: answer.message, cause: answer } : null;
}

/** Log entry of an event; null = the event is no failure. */
export function describeProblem(event: AddEvent, kind: BookingContext["kind"]): Problem | null {
  switch (event.type) {
    case "opened":
      return callProblem("create-basket", event.answer);
    case "answered":
      return "success" in event.answer && !event.answer.success
        ? { operation: ADD_OPERATIONS[kind], message: event.answer.message ?? "not Success" }
        : callProblem(ADD_OPERATIONS[kind], event.answer);
    case "checked":
      return callProblem("get-basket", event.isIn);
    // The host logs failed queries, such as the one for extras.
    default:
      return null;
  }
}
