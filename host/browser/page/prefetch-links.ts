import type { PageDefinition, QueryClient, SiteSettings } from "@stays/contract";
import { parseAddress, type RouteMatch } from "@stays/routes";
import { createPageContext } from "@stays/search";
import { resolvePageKey } from "../../app/page/page-key.ts";
import { startQueries } from "../../app/page/start-queries.ts";
import type { RemoteModules } from "../../app/remotes/remotes-context.tsx";
import { findLanguage } from "../../app/services/page-context.ts";

/** Time on a link after which a click is likely, in milliseconds. */
const DWELL = 80;

/** What the pages behind links are loaded with. */
export interface Prefetching {
  readonly store: Pick<RemoteModules, "module">;
  readonly client: QueryClient;
  readonly settings: SiteSettings;
  readonly today: string;
}

/**
 * The page that a click on an element opens without a new document; null for other elements, and for links to
 * the current page, another site or another language.
 */
export function linkedPage(target: EventTarget | null, settings: SiteSettings): RouteMatch | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.origin !== location.origin) return null;
  if (link.pathname + link.search === location.pathname + location.search) return null;
  const { prefix } = findLanguage(settings);
  const match = parseAddress(link, [prefix]);
  return match?.language === prefix ? match : null;
}

/** Loads code and data of a page. Failed requests are forgotten, so that the page makes them again. */
async function prefetch(
  routeMatch: RouteMatch,
  { store, client, settings, today }: Prefetching,
): Promise<void> {
  const pageContext = createPageContext({ route: routeMatch, settings, today });
  const module = (await store.module(resolvePageKey(routeMatch.name))) as PageDefinition;
  await startQueries(client, module, pageContext);
  for (const { queryKey } of module.queries(pageContext, client))
    client.removeQueries({
      queryKey,
      exact: true,
      predicate: (query) => query.state.status === "error" && query.getObserversCount() === 0,
    });
}

/**
 * Loads the page behind a link before the click: once the pointer or the focus has rested on it, or a finger
 * or button is down. Visitors who save data get each page with the click only.
 *
 * @param area the element whose links are watched, such as the document
 */
export function prefetchLinks(area: Document | Element, prefetching: Prefetching): void {
  const connection: { readonly saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = ({ target }: Event) => {
    clearTimeout(timer);
    const routeMatch = linkedPage(target, prefetching.settings);
    if (routeMatch) void prefetch(routeMatch, prefetching);
  };
  const rest = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(start, DWELL, event);
  };
  area.addEventListener("mouseover", rest, { passive: true });
  area.addEventListener("focusin", rest, { passive: true });
  area.addEventListener("pointerdown", start, { passive: true });
}
