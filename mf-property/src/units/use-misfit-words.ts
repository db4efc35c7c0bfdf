import { useTexts } from "@stays/texts";
import type { Misfit } from "./misfit.ts";

/** `For up to 4 guests`, in the words of the page's language. */
export function useMisfitWords(): (misfit: Misfit) => string {
  const { t } = useTexts("mf-property");
  return ({ kind, limit }) => t(kind === "tooMany" ? "forUpTo" : "forAtLeast", { count: limit });
}
