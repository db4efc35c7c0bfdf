import { useLocation } from "@stays/contract";
import { useCallback } from "react";
import { useHydrationSource } from "./hydration-source.ts";

/**
 * Shows the server's HTML of a page whose remote crashed in the browser, so that it stays readable (ruling
 * 60).
 */
export function ServerHtml() {
  const hydrationSource = useHydrationSource();
  const { pathname, search, hash } = useLocation();
  const sent = hydrationSource.kind === "read" ? hydrationSource.sent() : null;
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (sent) element?.replaceChildren(document.importNode(sent.content, true));
    },
    [sent],
  );
  return sent?.address === pathname + search + hash ? <div ref={fill} /> : null;
}
