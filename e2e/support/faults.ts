import type { Page } from "@playwright/test";

/** A fault of one Galaxy operation, named by its operationId such as `addAccommodationToBasket`. */
export interface Fault {
  readonly operation: string;
  readonly kind: "slow" | "hang" | "fail" | "code" | "empty" | "html" | "broken" | "reset" | "cut";
  readonly ms?: number;
  /** Delays of slow calls in order, in milliseconds; the last one is repeated. */
  readonly delays?: readonly number[];
  readonly code?: number;
  /** Whether Galaxy executes the operation before its answer is lost. */
  readonly done?: boolean;
  /** Number of calls with a normal answer before the fault begins. */
  readonly skip?: number;
  /** Number of calls that the fault affects; all by default. */
  readonly remaining?: number;
}

/** Orders a fault from the mock behind a running site. */
export async function orderFault(origin: string, fault: Fault): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(fault);
  const answer = await fetch(`${origin}/sandbox/faults`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The fault was not ordered: ${await answer.text()}`);
}

/** Ends all faults. Calls that hang are answered. */
export async function clearFaults(origin: string): Promise<void> {
  await fetch(`${origin}/sandbox/faults`, { method: "DELETE" });
}

/**
 * Holds a call of a page that is opened next: the server's fails at once, and the browser's waits, so that the page
 * shows that it is loading.
 *
 * @param path of the operation, such as `availability/activity/by-day`
 * @returns a function that lets the call go on
 */
export async function holdCall(
  page: Page,
  origin: string,
  { operation, path }: { readonly operation: string; readonly path: string },
): Promise<() => void> {
  await orderFault(origin, { operation, kind: "fail", remaining: 1 });
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(
    ({ pathname }) => pathname.endsWith(`/api/galaxy/stays/${path}`),
    async (route) => {
      await mayGoOn;
      await route.continue();
    },
  );
  return goOn;
}
