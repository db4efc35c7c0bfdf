import { BrowserRouter } from "@stays/contract/host";
import { createTexts, TextsProvider } from "@stays/texts";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import english from "../texts/en.json";

interface Around {
  readonly children: ReactNode;
  /** Language whose direction the page has; the texts stay English. */
  readonly language?: string;
}

/** Provides a router and the design system's own texts in English. */
export function InEnglish({ children, language = "en" }: Around) {
  const texts = createTexts({ language, locale: "en-SE", overrides: {} });
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
