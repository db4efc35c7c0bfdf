import { useLocation } from "@stays/router";
import { useHydrationSource } from "./hydration-source.ts";

/** What the server sent stays readable where its remote crashed in the browser (ruling 60). */
export function ServerHtml() {
  const handOver = useHydrationSource();
  const { pathname, search, hash } = useLocation();
  const sent = handOver.kind === "read" ? handOver.sent() : null;
  if (sent?.address !== pathname + search + hash) return null;
  // This very page's HTML, as our server wrote it
  return <div dangerouslySetInnerHTML={{ __html: sent.html }} />;
}
