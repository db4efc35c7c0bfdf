import { type BookingContext, galaxyOf, itemKeyOf, type QueryClient, tabStorage } from "@stays/contract";
import { basketQuery, getBasket } from "@stays/galaxy";
import type { Order } from "./add-rules.ts";
import { type BasketLine, isInBasket, lineOfItem, readBasketLines } from "./basket-lines.ts";

const STORAGE_KEY = "stays.open-add";

/** Add of this tab whose result is not known: it is running, or its answer was lost. It survives a reload. */
export interface PendingAdd {
  readonly kind: BookingContext["kind"];
  /** The day of an activity or a transport, YYYY-MM-DD. */
  readonly day: string | null;
  /** Item keys. */
  readonly keys: readonly string[];
  /** The basket line that each item becomes. */
  readonly lines: readonly BasketLine[];
  /** Basket lines before the add; null = not known. */
  readonly before: readonly BasketLine[] | null;
}

export function createPendingAdd(
  { kind, items }: Order,
  day: string | null,
  before: readonly BasketLine[] | null,
): PendingAdd {
  return {
    kind,
    day,
    keys: items.map(itemKeyOf),
    lines: items.map((item) => lineOfItem(item, day)),
    before,
  };
}

const isPendingAdd = (stored: unknown): stored is PendingAdd =>
  stored !== null && typeof stored === "object" && "keys" in stored && "lines" in stored && "kind" in stored;

/** Reads the pending add of this tab; null = none. */
export function readPendingAdd(): PendingAdd | null {
  const stored = tabStorage.read(STORAGE_KEY);
  return isPendingAdd(stored) ? stored : null;
}

/** Returns the pending add of the same items, which a repeated click may find. */
export function findPendingAdd({ items }: Order): PendingAdd | null {
  const add = readPendingAdd();
  const isSame = add?.keys.join() === items.map(itemKeyOf).join();
  return isSame ? add : null;
}

/** Stores the pending add of this tab and overwrites an earlier one. */
export function savePendingAdd(add: PendingAdd): void {
  tabStorage.write(STORAGE_KEY, add);
}

/** Removes the pending add: its result is known and the visitor was notified. */
export function clearPendingAdd(): void {
  tabStorage.clear(STORAGE_KEY);
}

/** Longest wait for the content of the basket before an add, in milliseconds. */
const PATIENCE = 1_000;

async function readLines(client: QueryClient): Promise<readonly BasketLine[]> {
  return readBasketLines(await getBasket(galaxyOf(client)));
}

/**
 * Checks whether an add is in the basket. If not, saves the lines found: the add may still arrive, and a
 * later check compares with these lines.
 *
 * @throws Error when the basket cannot be read, or does not tell
 */
export async function lookUpAdd(client: QueryClient, add: PendingAdd): Promise<boolean> {
  const lines = await readLines(client);
  const isIn = isInBasket(add.before, lines, add.lines);
  if (isIn === null) throw new Error("get-basket does not tell whether the add is in the basket");
  if (isIn) return true;
  savePendingAdd({ ...add, before: lines });
  return false;
}

/**
 * Returns the basket lines before an add: from the basket that this tab has, or from get-basket while it has none or
 * asks for a newer one.
 *
 * @returns null = not known in time; the add goes on without them
 */
export async function linesBefore(client: QueryClient): Promise<readonly BasketLine[] | null> {
  const known = client.getQueryState(basketQuery().queryKey);
  if (known?.status === "success" && known.fetchStatus === "idle") return readBasketLines(known.data ?? null);
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([readLines(client).catch(() => null), tooLate]);
}
