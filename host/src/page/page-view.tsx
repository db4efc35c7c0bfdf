import type { PageModule } from "@stays/contract";
import { useVisit } from "@stays/contract";
import { useQueryClient } from "@stays/query";
import { memo, use, useEffect, useLayoutEffect, useMemo } from "react";
import { INTERACTIVE } from "../early-input/early-input.ts";
import { RemoteView } from "../remotes/remote-view.tsx";
import { useRemotes } from "../remotes/remotes-context.tsx";
import { DehydratedData } from "./dehydrated-data.tsx";
import { DocumentHead } from "./document-head.tsx";
import { pageKeyOf } from "./page-key.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { ServerHtml } from "./server-html.tsx";
import { ShownAddress } from "./shown-address.tsx";
import { startQueries } from "./start-queries.ts";

/** Performance mark of the moment when the page is interactive, for measurements. */
const INTERACTIVE_MARK = "page-interactive";

function LoadedPage() {
  const visit = useVisit();
  const client = useQueryClient();
  const { store } = useRemotes();
  const module = use(store.module(pageKeyOf(visit.place.route))) as PageModule;
  useMemo(() => startQueries(client, module, visit), [client, module, visit]);
  // With the commit: React may have hydrated the page for a click, whose handlers need the values of fields.
  useLayoutEffect(() => {
    dispatchEvent(new Event(INTERACTIVE));
  }, []);
  useEffect(() => {
    performance.mark(INTERACTIVE_MARK);
  }, []);
  return (
    <>
      <ShownAddress />
      <DocumentHead module={module} />
      <module.Page />
    </>
  );
}

/**
 * Renders the page of the current route, from the remote that owns it. It renders again with its visit only:
 * the shell around it also renders for a hash.
 */
export const PageView = memo(function PageView() {
  const { route } = useVisit().place;
  return (
    <RemoteView key={route} moduleKey={pageKeyOf(route)} skeleton={<PageSkeleton />} remains={<ServerHtml />}>
      <DehydratedData>
        <LoadedPage />
      </DehydratedData>
    </RemoteView>
  );
});
