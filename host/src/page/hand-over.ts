import { createContext, use } from "react";

/** Which side of the hand-over this render is on. */
export type HandOver =
  /** The server: `read` suspends until the data is there, and gives it as JSON that is safe inside a script. */
  | { readonly kind: "write"; readonly read: () => string }
  /** The browser, on a page that the server rendered. */
  | { readonly kind: "read"; readonly once: (run: () => void) => void }
  /** The browser, on a page that it renders itself. */
  | { readonly kind: "none" };

/** Set by the browser's and by the server's entry. */
export const HandOverContext = createContext<HandOver>({ kind: "none" });

/** The side of the hand-over that this render is on. */
export const useHandOver = (): HandOver => use(HandOverContext);

/** The browser's side: the first page reads its block once. */
export function readingHandOver(): HandOver {
  let isRead = false;
  return {
    kind: "read",
    once: (run) => {
      if (isRead) return;
      isRead = true;
      run();
    },
  };
}
