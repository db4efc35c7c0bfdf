import type { Cart } from "@stays/contract";
import type { CartStore } from "./cart-store.ts";

const STORAGE_KEY = "stays.booked-days";

const isDayList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(String(day)));

/** Reads what an earlier page of this visit wrote; anything else is no booked day. */
export function parseBookedDays(text: string | null): Cart["bookedDays"] {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const { activity, transport } = (stored ?? {}) as Record<string, unknown>;
    return {
      activity: isDayList(activity) ? activity : [],
      transport: isDayList(transport) ? transport : [],
    };
  } catch {
    return { activity: [], transport: [] };
  }
}

/** Keeps the booked days for the visit: they are there again after a reload (UP-06). */
export function rememberBookedDays(store: CartStore, storage: Storage): void {
  store.setState({ bookedDays: parseBookedDays(storage.getItem(STORAGE_KEY)) });
  store.subscribe(({ bookedDays }, before) => {
    if (bookedDays !== before.bookedDays) storage.setItem(STORAGE_KEY, JSON.stringify(bookedDays));
  });
}
