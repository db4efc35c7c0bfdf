import { type PromoCodeVerdict, usableCode } from "@stays/domain";

/** What is known of a promo code; `failed` = it could not be checked (SW-10, ruling 44). */
export type PromoCodeState = "untouched" | "validating" | "valid" | "invalid" | "failed";

/** A code that is being typed. */
export interface TypedCode {
  readonly value: string;
  readonly state: PromoCodeState;
}

/** What is known of a typed code and of the address's. */
interface KnownCodes {
  readonly typed: TypedCode | null;
  /** The verdict on the address's code; null = none yet. */
  readonly checked: PromoCodeVerdict | null;
  /** The address's code could not be checked. */
  readonly isFailed: boolean;
  /** The address's code is being checked. */
  readonly isFetching: boolean;
}

/** The state of the box: of what is typed, else of the address's code. */
export function stateOfCode({ typed, checked, isFailed, isFetching }: KnownCodes): PromoCodeState {
  if (typed) return typed.state;
  if (isFailed) return isFetching ? "validating" : "failed";
  return checked && usableCode(checked) !== null ? "valid" : "untouched";
}
