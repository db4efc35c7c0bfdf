import { otlpLogs, type Resource } from "./otlp.ts";
import type { Signal } from "./signal.ts";

/** Signals in one beacon: a browser takes 64 KiB at a time. */
const MOST = 40;

/**
 * Gathers signals, and sends them when there are many or when the visitor leaves the page.
 *
 * @param endpoint the collector
 * @param page what tells that the visitor leaves: the document
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
    navigator.sendBeacon(endpoint, new Blob([body], { type: "application/json" }));
  };
  const isLeaving = () => page.visibilityState === "hidden";
  page.addEventListener("visibilitychange", () => isLeaving() && send());
  return (signal) => {
    waiting.push(signal);
    // What is told last, such as a page's final vitals, finds the visitor gone already.
    if (isLeaving()) queueMicrotask(send);
    else if (waiting.length >= MOST) send();
  };
}
