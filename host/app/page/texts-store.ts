import type { Texts } from "@stays/texts";
import { createContext, use } from "react";

/** The texts of this page view; each loaded remote adds its namespace. */
export const TextsStoreContext = createContext<Texts | null>(null);

/** The texts of this page view. */
export function useTextsStore(): Texts {
  const texts = use(TextsStoreContext);
  if (!texts) throw new Error("There are no texts around this component.");
  return texts;
}
