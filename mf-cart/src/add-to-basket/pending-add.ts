import { type BookingContext, itemKeyOf, tabStorage } from "@stays/contract";
import type { BasketLine } from "./basket-lines.ts";
import type { Order } from "./order.ts";

const STORAGE_KEY = "stays.open-add";

/** An add of this tab whose end is not known: it is under way, or its answer was lost. A reload finds it. */
export interface PendingAdd {
  readonly kind: BookingContext["kind"];
  /** The day of an activity or a transport, YYYY-MM-DD. */
  readonly day: string | null;
  /** Item keys. */
  readonly keys: readonly string[];
  /** What each item costs, with its amount. */
  readonly prices: readonly number[];
  /** What the basket held before it; null = not known. */
  readonly before: readonly BasketLine[] | null;
  /** The visitor has read that it is not in the basket; it is still looked for, as long as it may arrive. */
  readonly isNotified: boolean;
}

/** An add that is about to be sent. */
export function createPendingAdd(
  { kind, items }: Order,
  day: string | null,
  before: readonly BasketLine[] | null,
): PendingAdd {
  return {
    kind,
    day,
    keys: items.map(itemKeyOf),
    prices: items.map(({ price, amount }) => price * amount),
    before,
    isNotified: false,
  };
}

/** Whether a stored value is an add, and not of another release's format. */
const isPendingAdd = (stored: unknown): stored is PendingAdd =>
  stored !== null && typeof stored === "object" && "keys" in stored && "prices" in stored && "kind" in stored;

/** null = no add of this tab is open. */
export function readPendingAdd(): PendingAdd | null {
  const stored = tabStorage.read(STORAGE_KEY);
  return isPendingAdd(stored) ? stored : null;
}

/** The open add of an order: another press for the same items finds what the first has left. */
export function pendingAddOf({ items }: Order): PendingAdd | null {
  const add = readPendingAdd();
  const isSame = add?.keys.join() === items.map(itemKeyOf).join();
  return isSame ? add : null;
}

/** Remembers an add until its end is known; an earlier one of this tab is forgotten. */
export function savePendingAdd(add: PendingAdd): void {
  tabStorage.write(STORAGE_KEY, add);
}

/** Its end is known, and the visitor has been told. */
export function clearPendingAdd(): void {
  tabStorage.clear(STORAGE_KEY);
}
