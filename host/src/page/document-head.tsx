import { type PageModule, useVisit } from "@stays/contract";
import { type QueryClient, useQueryClient } from "@stays/query";
import { useEffect, useSyncExternalStore } from "react";
import { useTextsStore } from "../texts/texts-store.ts";
import { documentTitle } from "./document-title.ts";

/** Updates the document title after navigations; the server writes the first one. */
export function DocumentHead({ module }: { module: PageModule }) {
  const visit = useVisit();
  const client = useQueryClient();
  const t = useTextsStore().of(module.texts.namespace);
  const read = () => documentTitle(module.head(visit, client, t).title, visit.settings.name);
  const title = useSyncExternalStore((listener) => onData(client, listener), read, read);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/**
 * Calls the listener when data changes. Observer events cannot change the title, and a click that shows a
 * component would compute it again for each of its queries.
 */
function onData(client: QueryClient, listener: () => void): () => void {
  return client.getQueryCache().subscribe(({ type }) => {
    if (!type.startsWith("observer")) listener();
  });
}
