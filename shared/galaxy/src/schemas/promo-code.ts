import type { PromoCodeVerdict } from "@stays/domain";
import * as v from "valibot";
import type { Decoder } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { text } from "./values.ts";

/** A status unknown to this client counts as Invalid (ruling 36). */
const status = v.fallback(v.picklist(["Valid", "Invalid", "Expired", "NotApplicable"]), "Invalid");

/** The verdict on a code; an empty list is Invalid (wire decision 17). */
export function promoCodeVerdict(asked: string): Decoder<PromoCodeVerdict> {
  return v.pipe(
    v.object({
      ValidationResult: v.array(v.object({ PromoCodeStatus: status, PromoCode: text })),
    } satisfies Reads<Wire["PromoCodeValidation"]>),
    v.transform(({ ValidationResult: [first] }) => ({
      status: first?.PromoCodeStatus ?? "Invalid",
      code: first?.PromoCode ?? asked,
    })),
  );
}
