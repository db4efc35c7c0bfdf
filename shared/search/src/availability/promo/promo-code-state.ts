import { type PromoCodeVerdict, usableCode } from "@stays/domain";

/** The state of a promo code; `failed` = the check failed (SW-10, ruling 44). */
export type PromoCodeState = "untouched" | "validating" | "valid" | "invalid" | "failed";

/** A code that is being typed. */
export interface TypedCode {
  readonly value: string;
  readonly state: PromoCodeState;
}

/** The typed code and the state of the URL's code. */
interface KnownCodes {
  readonly typed: TypedCode | null;
  /** The verdict on the URL's code; null = none yet. */
  readonly checked: PromoCodeVerdict | null;
  /** The check of the URL's code failed. */
  readonly isFailed: boolean;
  /** The check of the URL's code is running. */
  readonly isFetching: boolean;
}

/** The state of the field: of the typed code, else of the URL's code. */
export function stateOfCode({ typed, checked, isFailed, isFetching }: KnownCodes): PromoCodeState {
  if (typed) return typed.state;
  if (isFailed) return isFetching ? "validating" : "failed";
  return checked && usableCode(checked) !== null ? "valid" : "untouched";
}
