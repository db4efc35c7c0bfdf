import { useTexts } from "@stays/texts";
import type { CapacityLimit } from "./capacity-limit.ts";

/** Returns a function that formats a limit, such as `For up to 4 guests`. */
export function useCapacityLimitText(): (limit: CapacityLimit) => string {
  const { t } = useTexts("mf-property");
  return ({ kind, limit }) => t(kind === "tooMany" ? "forUpTo" : "forAtLeast", { count: limit });
}
