import { type BookingContext, itemKeyOf, tabStorage } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";
import type { BasketLine } from "./basket-lines.ts";
import type { Order } from "./order.ts";

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
  /**
   * Whether the visitor was notified that it is not in the basket. It may still arrive, so checks continue.
   */
  readonly isNotified: boolean;
}

const lineOf = ({ stay, price, amount }: TempCartItem, day: string | null): BasketLine => ({
  start: stay?.start ?? day ?? "",
  end: stay?.end ?? null,
  price: price * amount,
});

/** Creates the pending add of an order that is about to be sent. */
export function createPendingAdd(
  { kind, items }: Order,
  day: string | null,
  before: readonly BasketLine[] | null,
): PendingAdd {
  return {
    kind,
    day,
    keys: items.map(itemKeyOf),
    lines: items.map((item) => lineOf(item, day)),
    before,
    isNotified: false,
  };
}

/** Returns whether a stored value is a pending add in this release's format. */
const isPendingAdd = (stored: unknown): stored is PendingAdd =>
  stored !== null && typeof stored === "object" && "keys" in stored && "lines" in stored && "kind" in stored;

/** Reads the pending add of this tab; null = none. */
export function readPendingAdd(): PendingAdd | null {
  const stored = tabStorage.read(STORAGE_KEY);
  return isPendingAdd(stored) ? stored : null;
}

/** Returns the pending add of the same items, which a repeated click may find. */
export function pendingAddOf({ items }: Order): PendingAdd | null {
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
