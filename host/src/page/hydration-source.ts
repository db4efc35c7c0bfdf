import type { DehydratedState } from "@stays/query";
import { createContext, use } from "react";
import type { TextsByNamespace } from "../texts/module-texts.ts";

/** What the server hands over with a page: the answers to its queries, and its remote's texts. */
export interface DehydratedPage {
  readonly queries: DehydratedState;
  readonly texts: TextsByNamespace;
}

/** The HTML of the page as the server sent it, with the address that it stands for. */
export interface ServerPageHtml {
  readonly address: string;
  readonly html: string;
}

/** Which side of the hand-over this render is on. */
export type HydrationSource =
  /** The server: `read` suspends until the data is there, and gives it as JSON that is safe inside a script. */
  | { readonly kind: "write"; readonly read: () => string }
  /** The browser, on a page that the server rendered. */
  | {
      readonly kind: "read";
      /** Runs when the first page is taken over: all of it has arrived, and nothing is rendered yet. */
      readonly once: (run: (handed: DehydratedPage | null) => void) => void;
      /** The page as it was then; null before. */
      readonly sent: () => ServerPageHtml | null;
    }
  /** The browser, on a page that it renders itself. */
  | { readonly kind: "none" };

/** Set by the browser's and by the server's entry. */
export const HydrationContext = createContext<HydrationSource>({ kind: "none" });

/** The side of the hand-over that this render is on. */
export const useHydrationSource = (): HydrationSource => use(HydrationContext);

/** Marks the data block of the page that the server rendered. */
const SELECTOR = "script[data-handed-page]";

/** What the server handed over; null while it is on its way, or where there is none. */
export function readDehydratedPage(): DehydratedPage | null {
  const block = document.querySelector(SELECTOR)?.textContent;
  return block ? (JSON.parse(block) as DehydratedPage) : null;
}

/**
 * The browser's side: the first page takes what was handed over once.
 *
 * @param handed what was there at the start; null = it is still to come
 * @param readPage the page as it stands in the document now
 */
export function createHydrationReader(
  handed: DehydratedPage | null,
  readPage: () => ServerPageHtml,
): HydrationSource {
  let sent: ServerPageHtml | null = null;
  return {
    kind: "read",
    once: (run) => {
      if (sent) return;
      sent = readPage();
      run(handed ?? readDehydratedPage());
    },
    sent: () => sent,
  };
}
