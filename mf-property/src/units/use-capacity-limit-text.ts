import { useTexts } from "@stays/texts";
import type { CapacityLimit } from "./capacity-limit.ts";

/** `For up to 4 guests`, in the words of the page's language. */
export function useCapacityLimitText(): (misfit: CapacityLimit) => string {
  const { t } = useTexts("mf-property");
  return ({ kind, limit }) => t(kind === "tooMany" ? "forUpTo" : "forAtLeast", { count: limit });
}
