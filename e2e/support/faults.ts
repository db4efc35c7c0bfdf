/** What to do to an operation of Galaxy, by its operationId: `addAccommodationToBasket`. */
export interface Fault {
  readonly operation: string;
  readonly kind: "slow" | "hang" | "fail" | "code" | "empty" | "html" | "broken" | "reset" | "cut";
  readonly ms?: number;
  /** Milliseconds of each slow call in turn; the last one is repeated. */
  readonly delays?: readonly number[];
  readonly code?: number;
  /** Whether the operation is carried out before its answer is lost. */
  readonly done?: boolean;
  /** Calls that are answered as usual before the fault begins. */
  readonly skip?: number;
  /** How many calls it meets; all by default. */
  readonly remaining?: number;
}

/** Orders a fault of the stand-in behind a running site. */
export async function orderFault(origin: string, fault: Fault): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(fault);
  const answer = await fetch(`${origin}/sandbox/faults`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The fault was not ordered: ${await answer.text()}`);
}

/** Everything answers as usual again; what hangs is released. */
export async function clearFaults(origin: string): Promise<void> {
  await fetch(`${origin}/sandbox/faults`, { method: "DELETE" });
}
