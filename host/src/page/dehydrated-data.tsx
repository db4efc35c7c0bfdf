import { hydrate, useQueryClient } from "@stays/query";
import type { ElementNode } from "@stays/ui";
import { useTextsStore } from "../texts/texts-store.ts";
import { useHydrationSource } from "./hydration-source.ts";

/**
 * Writes or reads the dehydrated state, before any component of the page renders. It wraps the page, so that
 * streamed HTML never arrives before its data. Otherwise a component that renders without waiting for data
 * would differ between server and browser.
 */
export function DehydratedData({ children }: { children: ElementNode }) {
  const hydrationSource = useHydrationSource();
  const client = useQueryClient();
  const texts = useTextsStore();
  if (hydrationSource.kind === "none") return children;
  const json = hydrationSource.kind === "write" ? hydrationSource.read() : "";
  if (hydrationSource.kind === "read") {
    hydrationSource.once((dehydrated) => {
      if (!dehydrated) return;
      hydrate(client, dehydrated.queries);
      for (const [namespace, resources] of Object.entries(dehydrated.texts)) texts.add(namespace, resources);
    });
  }
  return (
    <>
      <script
        type="application/json"
        data-dehydrated-page=""
        suppressHydrationWarning
        // JSON of this site, with every < escaped.
        dangerouslySetInnerHTML={{ __html: json }}
      />
      {children}
    </>
  );
}
