import {
  type PageDefinition,
  type QueryClient,
  useIsHydrated,
  useLocation,
  usePageContext,
  useQueryClient,
} from "@stays/contract";
import { hydrate } from "@stays/contract/host";
import { useTextsContext } from "@stays/texts";
import { type ElementNode, Skeleton, whenIdle } from "@stays/ui";
import { memo, use, useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { RemoteView } from "../remotes/remote-view.tsx";
import { useModule } from "../remotes/remotes-context.tsx";
import { useHydrationSource } from "./hydration-source.ts";
import { documentTitle, INTERACTIVE } from "./page-data.ts";
import { resolvePageKey } from "./page-key.ts";
import styles from "./page-skeleton.module.css";
import { ShownAddress } from "./shown-address.tsx";
import { startQueries } from "./start-queries.ts";

/**
 * Shows the server's HTML of a page whose remote crashed in the browser, so that it stays readable (ruling
 * 60).
 */
export function ServerHtml() {
  const hydrationSource = useHydrationSource();
  const { pathname, search } = useLocation();
  const sent = hydrationSource.kind === "read" ? hydrationSource.sent() : null;
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (sent) element?.replaceChildren(document.importNode(sent.content, true));
    },
    [sent],
  );
  return sent?.address === pathname + search ? <div ref={fill} /> : null;
}

/** Performance mark of the moment when the page is interactive, for measurements. */
const INTERACTIVE_MARK = "page-interactive";

function LoadedPage() {
  const pageContext = usePageContext();
  const client = useQueryClient();
  const source = useHydrationSource();
  const late = source.kind === "read" ? source.late : null;
  const module = use(useModule(resolvePageKey(pageContext.route.name))) as PageDefinition;
  useMemo(
    () => void startQueries(client, module, pageContext, late?.getAnswer),
    [client, module, pageContext, late],
  );
  // With the commit: React may have hydrated the page for a click, whose handlers need the values of fields.
  useLayoutEffect(() => {
    dispatchEvent(new Event(INTERACTIVE));
    late?.start();
  }, [late]);
  useEffect(() => {
    performance.mark(INTERACTIVE_MARK);
    // Items far below, which were skipped for it, get their layout (base.css).
    whenIdle(() => document.documentElement.toggleAttribute("data-interactive", true));
  }, []);
  // Idle: the parts that came with the page are hydrated, too.
  useEffect(() => (late ? whenIdle(late.endVisit) : undefined), [late, pageContext]);
  return (
    <>
      <ShownAddress />
      {source.kind === "write" ? null : <DocumentHead module={module} />}
      <module.Page />
    </>
  );
}

/**
 * Renders the page of the current route, from the remote that owns it. It renders again with its page context only:
 * the shell around it also renders for a hash.
 */
export const PageView = memo(function PageView() {
  const { name: route } = usePageContext().route;
  return (
    <RemoteView
      key={route}
      moduleKey={resolvePageKey(route)}
      skeleton={<PageSkeleton />}
      contentOnFailure={<ServerHtml />}
    >
      <DehydratedData>
        <LoadedPage />
      </DehydratedData>
    </RemoteView>
  );
});

/**
 * Writes or reads the dehydrated state of the page's first part, before any component of the page renders: the
 * browser hydrates each component with the answers that the server rendered it with.
 */
function DehydratedData({ children }: { children: ElementNode }) {
  const hydrationSource = useHydrationSource();
  const client = useQueryClient();
  const texts = useTextsContext();
  if (hydrationSource.kind === "none") return children;
  const json = hydrationSource.kind === "write" ? hydrationSource.read() : "";
  if (hydrationSource.kind === "read") {
    hydrationSource.once((dehydrated) => {
      if (!dehydrated) return;
      hydrate(client, dehydrated.queries);
      hydrationSource.late.expect(dehydrated.awaited);
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

/**
 * Updates the document title after navigations; the server writes the first one by itself. An item that Galaxy does
 * not know is marked for search engines when that answer comes late or after a navigation, as the status was already
 * sent.
 */
function DocumentHead({ module }: { module: PageDefinition }) {
  const pageContext = usePageContext();
  const client = useQueryClient();
  const t = useTextsContext().of(module.texts[0].namespace);
  const read = () => documentTitle(module.head(pageContext, client, t).title, pageContext.settings.name);
  const readMissing = () => module.head(pageContext, client, t).isMissing === true;
  const title = useSyncExternalStore((listener) => onData(client, listener), read, read);
  const isMissing = useSyncExternalStore((listener) => onData(client, listener), readMissing, readMissing);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    document.title = title;
  }, [title]);
  // React keeps it in the head.
  return isHydrated && isMissing ? <meta name="robots" content="noindex" /> : null;
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

/**
 * Any page while its code or, on the server, its first answers of Galaxy are awaited. The page then shows its own
 * skeletons for what is still loading.
 */
function PageSkeleton() {
  return (
    <div aria-hidden className={styles.skeleton}>
      <Skeleton kind="title" width="min(64%, 24rem)" />
      <Skeleton kind="text" width="min(40%, 12rem)" />
      <Skeleton className={styles.picture} />
      <Skeleton kind="text" width="min(100%, 44rem)" />
      <Skeleton kind="text" width="min(80%, 36rem)" />
    </div>
  );
}
