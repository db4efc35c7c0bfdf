import { type DehydratedState, hydrate, useQueryClient } from "@stays/query";
import type { ReactNode } from "react";
import type { TextsByNamespace } from "../texts/module-texts.ts";
import { useTextsStore } from "../texts/texts-store.ts";
import { useHandOver } from "./hand-over.ts";

/** What the server hands over with a page: the answers to its queries, and its remote's texts. */
export interface HandedPage {
  readonly queries: DehydratedState;
  readonly texts: TextsByNamespace;
}

/** Marks the data block of the page that the server rendered. */
const SELECTOR = "script[data-handed-page]";

/**
 * Stands around the page, so that streamed HTML never arrives before its data. On the server it writes the block, in
 * the browser it reads it, both before anything of the page renders: a part that shows what it has at the moment would
 * else be rendered without its data on the server and with it in the browser.
 */
export function HandedData({ children }: { children: ReactNode }) {
  const handOver = useHandOver();
  const client = useQueryClient();
  const texts = useTextsStore();
  if (handOver.kind === "none") return children;
  const json = handOver.kind === "write" ? handOver.read() : "";
  if (handOver.kind === "read") {
    handOver.once(() => {
      const block = document.querySelector(SELECTOR)?.textContent;
      if (!block) return;
      const page = JSON.parse(block) as HandedPage;
      hydrate(client, page.queries);
      for (const [namespace, resources] of Object.entries(page.texts)) texts.add(namespace, resources);
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
