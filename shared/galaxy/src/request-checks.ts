/** A request that the contract forbids; a page should not have made it. */
export class UnsendableError extends Error {
  readonly operation: string;

  constructor(operation: string, reason: string) {
    super(`${operation} not sent: ${reason}`);
    this.name = "UnsendableError";
    this.operation = operation;
  }
}

/** Rejects a request with start after end (SW-13). Days compare as text. @throws UnsendableError */
export function assertRange(operation: string, start: string, end: string): void {
  if (start > end) throw new UnsendableError(operation, `start ${start} is after end ${end}`);
}

/** Rejects a request without its required value. @throws UnsendableError */
export function assertFilled(operation: string, name: string, value: string | readonly unknown[]): void {
  if (value.length === 0) throw new UnsendableError(operation, `${name} is empty`);
}

/** Rejects a request with an amount below 1. @throws UnsendableError */
export function assertAmount(operation: string, name: string, amount: number): void {
  if (!Number.isInteger(amount) || amount < 1)
    throw new UnsendableError(operation, `${name} is ${amount}, not a whole number from 1`);
}

/** Keeps true; false is the contract's default and is left out. */
export function flag(value: boolean | undefined): true | undefined {
  return value || undefined;
}
