/** An answer whose envelope breaks the contract: the UI shows the failed state with Try again (ruling 57). */
export class WireError extends Error {
  readonly operation: string;

  constructor(operation: string, reason: string) {
    super(`${operation}: ${reason}`);
    this.name = "WireError";
    this.operation = operation;
  }
}

/** A request that the contract forbids; a page should not have made it. */
export class UnsendableError extends Error {
  readonly operation: string;

  constructor(operation: string, reason: string) {
    super(`${operation} not sent: ${reason}`);
    this.name = "UnsendableError";
    this.operation = operation;
  }
}
