import { type Cart, tabStorage } from "@stays/contract";
import type { CartStore } from "@stays/contract/host";

const STORAGE_KEY = "stays.booked-days";

const isDayList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(String(day)));

/** Parses the booked days that an earlier page of this visit stored; invalid data yields none. */
export function parseBookedDays(stored: unknown): Cart["bookedDays"] {
  const { activity, transport } = (stored ?? {}) as Record<string, unknown>;
  return {
    activity: isDayList(activity) ? activity : [],
    transport: isDayList(transport) ? transport : [],
  };
}

/** Stores the booked days in this tab, so that they survive a reload (UP-06). */
export function rememberBookedDays(store: CartStore): void {
  store.setState({ bookedDays: parseBookedDays(tabStorage.read(STORAGE_KEY)) });
  store.subscribe(({ bookedDays }, before) => {
    if (bookedDays !== before.bookedDays) tabStorage.write(STORAGE_KEY, bookedDays);
  });
}
