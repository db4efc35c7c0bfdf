import type { DehydratedState } from "@stays/contract/host";
import { createContext, use } from "react";
import type { LateAnswersReader } from "./late-answers.ts";
import type { TextsByNamespace } from "./module-texts.ts";
import { unpackData } from "./packed-data.ts";
import { shownAddress } from "./shown-address.tsx";

/** The dehydrated state of a page's first part: the answers to its queries, and its remote's texts. */
export interface DehydratedPage {
  readonly queries: DehydratedState;
  readonly texts: TextsByNamespace;
  /** Hashes of the queries that the server still awaits: their answers are streamed. */
  readonly awaited: readonly string[];
}

/** The page as the server sent it, and its path with the query. */
interface ServerPage {
  readonly address: string;
  readonly content: DocumentFragment;
}

export type HydrationSource =
  /**
   * On the server: `read` suspends until the data has arrived, then returns it as JSON that is safe in a
   * script element.
   */
  | { readonly kind: "write"; readonly read: () => string }
  /** In the browser, for a page that the server rendered. */
  | {
      readonly kind: "read";
      /** Runs once, when hydration of the page starts: its first part has arrived, and nothing is rendered yet. */
      readonly once: (callback: (dehydrated: DehydratedPage | null) => void) => void;
      /**
       * The server's page, copied when it is first asked for; null before hydration, and when another page or a
       * skeleton has taken its place.
       */
      readonly sent: () => ServerPage | null;
      /** The answers that are streamed after that. */
      readonly late: LateAnswersReader;
      /** Forgets the page's data and answers: the release whose code has read them was replaced. */
      readonly forget: () => void;
    }
  /** In the browser, for a page rendered on the client. */
  | { readonly kind: "none" };

/** The entries of the browser and of the server set it. */
export const HydrationContext = createContext<HydrationSource>({ kind: "none" });

export const useHydrationSource = (): HydrationSource => use(HydrationContext);

/** Selects the data block in the server's HTML. */
const SELECTOR = "script[data-dehydrated-page]";

/**
 * Reads the dehydrated state from the root, which the scripts follow; null when the page is late or does not exist.
 * In a late part it may be incomplete.
 */
export function readDehydratedPage(root: Element): DehydratedPage | null {
  const block = root.querySelector(SELECTOR)?.textContent;
  return block ? (unpackData(JSON.parse(block)) as DehydratedPage) : null;
}

/**
 * A copy of an element's content without its scripts. It loads and runs nothing until it is imported. Its
 * fields and buttons are disabled: they would do nothing, and what is typed would be lost.
 */
function inertCopy(element: Element | null): DocumentFragment {
  const inert = document.implementation.createHTMLDocument("");
  const copy = inert.createDocumentFragment();
  for (const node of element?.childNodes ?? []) copy.append(inert.importNode(node, true));
  for (const script of copy.querySelectorAll("script")) script.remove();
  for (const control of copy.querySelectorAll("button, input, select, textarea"))
    control.toggleAttribute("disabled", true);
  return copy;
}

/**
 * Creates the hydration source of the browser; the first page reads it once.
 *
 * @param root element that the page is hydrated in
 * @param dehydrated the state that is already read from the root; null = it comes late
 */
export function createHydrationReader(
  root: Element,
  dehydrated: DehydratedPage | null,
  late: LateAnswersReader,
): HydrationSource {
  let address: string | null = null;
  let isForgotten = false;
  let sent: ServerPage | null = null;
  return {
    kind: "read",
    once: (callback) => {
      if (address !== null) return;
      address = location.pathname + location.search;
      callback(isForgotten ? null : (dehydrated ?? readDehydratedPage(root)));
    },
    sent: () => {
      // React renders what replaces a page that crashed before it removes the page with its data block.
      const isOnScreen = (shownAddress() ?? address) === address && root.querySelector(SELECTOR) !== null;
      if (address !== null && isOnScreen)
        sent ??= { address, content: inertCopy(root.querySelector("main")) };
      return sent;
    },
    late,
    forget: () => {
      isForgotten = true;
      late.forget();
    },
  };
}
