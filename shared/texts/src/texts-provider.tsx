import { createContext, type ReactNode, useContext } from "react";
import type { Texts } from "./texts.ts";

const TextsContext = createContext<Texts | null>(null);

/** Provides texts, language and locale. The host renders it once. */
export function TextsProvider({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** @throws when there is no TextsProvider above */
export function useTextsContext(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("There is no TextsProvider above this component.");
  return texts;
}
