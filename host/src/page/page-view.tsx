import type { PageModule } from "@stays/contract";
import { useVisit } from "@stays/contract";
import { useQueryClient } from "@stays/query";
import { memo, use, useEffect, useMemo } from "react";
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
const INTERACTIVE = "page-interactive";

function LoadedPage() {
  const visit = useVisit();
  const client = useQueryClient();
  const { store } = useRemotes();
  const module = use(store.module(pageKeyOf(visit.place.route))) as PageModule;
  useMemo(() => startQueries(client, module, visit), [client, module, visit]);
  useEffect(() => {
    performance.mark(INTERACTIVE);
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
