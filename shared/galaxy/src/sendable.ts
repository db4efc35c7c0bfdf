import { UnsendableError } from "./wire-error.ts";

/** Stops a request with start after end (SW-13). Days compare as text. @throws UnsendableError */
export function assertRange(operation: string, start: string, end: string): void {
  if (start > end) throw new UnsendableError(operation, `start ${start} is after end ${end}`);
}

/** Stops a request that lacks what it is about. @throws UnsendableError */
export function assertFilled(operation: string, name: string, value: string | readonly unknown[]): void {
  if (value.length === 0) throw new UnsendableError(operation, `${name} is empty`);
}

/** Stops a request that orders less than one of something. @throws UnsendableError */
export function assertAmount(operation: string, name: string, amount: number): void {
  if (!Number.isInteger(amount) || amount < 1)
    throw new UnsendableError(operation, `${name} is ${amount}, not a whole number from 1`);
}

/** true stays, false is the contract's default and left out. */
export function flag(value: boolean | undefined): true | undefined {
  return value || undefined;
}
