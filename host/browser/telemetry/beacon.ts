import { otlpLogs, type Resource } from "./otlp.ts";
import type { Signal } from "./signals.ts";

/** Most signals in one beacon; browsers limit beacons to 64 KiB. */
const MOST = 40;

/**
 * Collects signals. It sends them when there are many, or when the visitor leaves the page.
 *
 * @param endpoint the collector
 * @param page the document; its visibility shows that the visitor leaves
 */
export function openBeacon(
  endpoint: string,
  resource: Resource,
  page: Pick<Document, "addEventListener" | "visibilityState">,
): (signal: Signal) => void {
  let waiting: Signal[] = [];
  const send = () => {
    if (waiting.length === 0) return;
    const body = JSON.stringify(otlpLogs(waiting, resource));
    waiting = [];
    navigator.sendBeacon?.(endpoint, new Blob([body], { type: "application/json" }));
  };
  const isLeaving = () => page.visibilityState === "hidden";
  page.addEventListener("visibilitychange", () => isLeaving() && send());
  return (signal) => {
    waiting.push(signal);
    // The last signals, such as a page's final vitals, arrive after the page is hidden.
    if (isLeaving()) queueMicrotask(send);
    else if (waiting.length >= MOST) send();
  };
}
