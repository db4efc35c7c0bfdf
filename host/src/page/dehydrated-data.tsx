import { hydrate, useQueryClient } from "@stays/query";
import type { ReactNode } from "react";
import { useTextsStore } from "../texts/texts-store.ts";
import { useHydrationSource } from "./hydration-source.ts";

/**
 * Stands around the page, so that streamed HTML never arrives before its data. On the server it writes the block, in
 * the browser it reads it, both before anything of the page renders: a part that shows what it has at the moment would
 * else be rendered without its data on the server and with it in the browser.
 */
export function DehydratedData({ children }: { children: ReactNode }) {
  const handOver = useHydrationSource();
  const client = useQueryClient();
  const texts = useTextsStore();
  if (handOver.kind === "none") return children;
  const json = handOver.kind === "write" ? handOver.read() : "";
  if (handOver.kind === "read") {
    handOver.once((handed) => {
      if (!handed) return;
      hydrate(client, handed.queries);
      for (const [namespace, resources] of Object.entries(handed.texts)) texts.add(namespace, resources);
    });
  }
  return (
    <>
      <script
        type="application/json"
        data-handed-page=""
        suppressHydrationWarning
        // Our own JSON, with every < escaped.
        dangerouslySetInnerHTML={{ __html: json }}
      />
      {children}
    </>
  );
}
