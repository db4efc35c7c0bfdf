import { BrowserRouter } from "@stays/router";
import { createTexts, TextsProvider } from "@stays/texts";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import english from "../texts/en.json";

/** Provides a router and the design system's own texts in English. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  const texts = createTexts({ language: "en", locale: "en-SE", overrides: {} });
  texts.add("ui", english);
  return (
    <BrowserRouter>
      <TextsProvider texts={texts}>{children}</TextsProvider>
    </BrowserRouter>
  );
}

/** Renders with English texts and Swedish currency. */
export function renderInEnglish(children: ReactNode) {
  return render(children, { wrapper: InEnglish });
}
