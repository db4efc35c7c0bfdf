import { usePageContext } from "@stays/contract";
import type { RouteMatch } from "@stays/routes";
import { useEffect, useState } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";
import { readKeptAt } from "../page/page-data.ts";

/** How old the answers of Galaxy on the page are. */
export interface ShownPrices {
  /** Time of the oldest one, in milliseconds since 1970; null = the network is there, and all come from it. */
  readonly at: number | null;
  /** Whether one was stored at an earlier visit: nothing can be booked from it. */
  readonly isStored: boolean;
}

export type ShownPricesStore = StoreApi<ShownPrices>;

/** Creates the state of one page view. What is stored at earlier visits is loaded later, and changes it. */
export const createShownPrices = (): ShownPricesStore =>
  createStore<ShownPrices>(() => ({ at: null, isStored: false }));

/**
 * The time of prices in the visitor's own time zone, such as `14:05`; with its date when that is not today's.
 *
 * @param at in milliseconds since 1970
 * @param now in milliseconds since 1970
 */
export function pricesTime(at: number, now: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const date = isToday ? {} : { dateStyle: "medium" as const };
  return new Intl.DateTimeFormat(locale, { ...date, timeStyle: "short" }).format(at);
}

/** What the answers of a page depend on. The item's name is not part of it: pages correct it (RT-05). */
const serializeContent = ({ language, name: route, params, search }: RouteMatch): string =>
  JSON.stringify([language, route, params.id, params.detailId, params.packageId, search]);

/**
 * The time of Galaxy's answers if the server rendered this page from older ones, in milliseconds since 1970. Null on
 * all other pages: the browser requests their answers.
 */
export function useKeptAt(): number | null {
  const content = serializeContent(usePageContext().route);
  const [first] = useState(content);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => {
    // The server writes the time at the end of the document, after the late parts.
    const read = () => setKeptAt(readKeptAt());
    if (document.readyState !== "loading") return read();
    document.addEventListener("DOMContentLoaded", read, { once: true });
    return () => document.removeEventListener("DOMContentLoaded", read);
  }, []);
  return first === content ? keptAt : null;
}
