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
