import { useLocation } from "@stays/router";
import { useHydrationSource } from "./hydration-source.ts";

/**
 * Shows the server's HTML of a page whose remote crashed in the browser, so that it stays readable (ruling
 * 60).
 */
export function ServerHtml() {
  const hydrationSource = useHydrationSource();
  const { pathname, search, hash } = useLocation();
  const sent = hydrationSource.kind === "read" ? hydrationSource.sent() : null;
  if (sent?.address !== pathname + search + hash) return null;
  // HTML of this page, written by our server.
  return <div dangerouslySetInnerHTML={{ __html: sent.html }} />;
}
