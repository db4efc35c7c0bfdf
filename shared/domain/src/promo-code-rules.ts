import type { PromoCodeVerdict } from "@stays/galaxy/entities";

/** Returns the code to store and send, or null: only Valid is valid (SW-10, ruling 36). */
export function usableCode(verdict: PromoCodeVerdict): string | null {
  return verdict.status === "Valid" ? verdict.code : null;
}
