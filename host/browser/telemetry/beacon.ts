import { otlpLogs, type Resource } from "./otlp.ts";
import type { Signal } from "./signals.ts";

/** Most signals in one beacon; browsers limit beacons to 64 KiB. */
const MOST = 40;

/**
 * Collects signals. It sends them when there are many, or when the visitor leaves the page.
 *
 * @param endpoint the collector
 */
export function openBeacon(endpoint: string, resource: Resource): (signal: Signal) => void {
  let waiting: Signal[] = [];
  const send = () => {
    if (waiting.length === 0) return;
    const body = JSON.stringify(otlpLogs(waiting, resource));
    waiting = [];
    navigator.sendBeacon?.(endpoint, new Blob([body], { type: "application/json" }));
  };
  const isLeaving = () => document.visibilityState === "hidden";
  document.addEventListener("visibilitychange", () => isLeaving() && send());
  return (signal) => {
    waiting.push(signal);
    // The last signals, such as a page's final vitals, arrive after the page is hidden.
    if (isLeaving()) queueMicrotask(send);
    else if (waiting.length >= MOST) send();
  };
}
