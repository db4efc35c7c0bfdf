import * as v from "valibot";
import { text } from "./wire-types.ts";

/** A status unknown to this client counts as Invalid (ruling 36). */
const status = v.fallback(v.picklist(["Valid", "Invalid", "Expired", "NotApplicable"]), "Invalid");

/** The verdict on a code; an empty list is Invalid (wire decision 17). */
export function promoCodeVerdict(asked: string) {
  return v.pipe(
    v.object({
      ValidationResult: v.array(v.object({ PromoCodeStatus: status, PromoCode: text })),
    }),
    v.transform(({ ValidationResult: [first] }) => ({
      status: first?.PromoCodeStatus ?? "Invalid",
      /** Galaxy's own spelling, which the site stores and sends. */
      code: first?.PromoCode ?? asked,
    })),
  );
}

/** Galaxy's verdict on a promo code; the site shows all but Valid as not valid (ruling 36). */
export type PromoCodeVerdict = v.InferOutput<ReturnType<typeof promoCodeVerdict>>;
