/** A fault of one Galaxy operation, named by its operationId such as `addAccommodationToBasket`. */
export interface Fault {
  readonly operation: string;
  readonly kind: "slow" | "hang" | "fail" | "code";
  readonly ms?: number;
  readonly code?: number;
  /** Number of calls that the fault affects; all by default. */
  readonly remaining?: number;
}

/** @param origin of the site in front of the mock */
export function mockBackEnd(origin: string) {
  async function order(what: string, values: object): Promise<void> {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(values) };
    const answer = await fetch(`${origin}/sandbox/${what}`, init);
    if (!answer.ok) throw new Error(`Not ordered: ${await answer.text()}`);
  }
  return {
    orderFault: (fault: Fault) => order("faults", fault),
    /** Sets the remaining stock of a product for every night. */
    orderStock: (productId: number, remaining: number) => order("stock", { productId, remaining }),
    /** Ends all faults. Calls that hang are answered. */
    clearFaults: async () => void (await fetch(`${origin}/sandbox/faults`, { method: "DELETE" })),
  };
}

export type MockBackEnd = ReturnType<typeof mockBackEnd>;
