import { supportedContracts } from "@stays/contract/host";
import { canonicalSearch, isItemRoute, parseAddress, type RouteMatch } from "@stays/routes";
import { currentAddress } from "@stays/routes/repair";
import { createIsbotFromList, list } from "isbot";
import { loadNamedTexts } from "../../app/page/module-texts.ts";
import { resolvePageKey } from "../../app/page/page-key.ts";
import type { RegisteredRelease, RegistrySnapshot } from "../../app/remotes/registry-snapshot.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import { shellTexts } from "../../texts/texts.ts";
import { inSpan, traceHeaders } from "../observability/trace.ts";
import type { RenderJob, RenderPool } from "../render/render-pool.ts";
import type { FirstPart, FirstPartWait, ServerBundle } from "../render/render-protocol.ts";
import { type DocumentParts, documentEnd, documentMiddle, documentStart, missingPart } from "./document.ts";
import { hasHeading } from "./head-html.ts";
import type { LiveRelease, LiveReleases } from "./live-release.ts";
import { type PageAnswer, pageResponse, type RenderedPage, type Sharing } from "./page-response.ts";
import { noRouteFiles, routeFiles } from "./route-files.ts";

/** Everything that a page request needs. */
export interface PageRequest
  extends Pick<DocumentParts, "settings" | "assets" | "nonce" | "today" | "origin" | "edition" | "preview">,
    Pick<PageAnswer, "policy" | "cacheSeconds"> {
  /** True when other visitors may get other releases: a preview, or the share of a canary. */
  readonly isPersonal: boolean;
  readonly releases: LiveReleases;
  readonly galaxyUrl: string;
  /** null = the page is sent as the page shell. */
  readonly pool: Pick<RenderPool, "render"> | null;
  /** True = waits for everything, as for a crawler. */
  readonly isWhole?: boolean;
  /** Id of the visitor, for whom faults of a canary count; undefined if none runs. */
  readonly visitor?: string | undefined;
}

function registered({ descriptor, baseUrl }: LiveRelease): RegisteredRelease {
  const { version, contract, entry } = descriptor;
  const integrity = descriptor.integrity[entry];
  return { version, contract, entry: baseUrl + entry, ...(integrity ? { integrity } : {}) };
}

/** The registry snapshot of the page: this visitor's releases and their fallbacks. */
export function registrySnapshot(releases: LiveReleases): RegistrySnapshot {
  return Object.entries(releases).map(([name, release]) => ({
    name,
    ...registered(release),
    ...(release.lastGood ? { lastGood: registered(release.lastGood) } : {}),
  }));
}

function serverBundle(releases: LiveReleases, routeMatch: RouteMatch): ServerBundle | null {
  const { remote } = resolvePageKey(routeMatch.name);
  const release = releases[remote];
  const integrity = release?.descriptor.integrity[release.descriptor.server];
  if (!release || !integrity || !supportedContracts.includes(release.descriptor.contract)) return null;
  const { version, server } = release.descriptor;
  return { remote, version, file: `${remote}/${version}/${server}`, integrity };
}

/** Redirects to a relative address: behind a proxy the server does not know the browser's scheme and host. */
function redirectTo(address: string): Response {
  const { href, origin } = new URL(address, "http://site");
  const headers = { location: href.slice(origin.length), "cache-control": "no-store" };
  return new Response(null, { status: 302, headers });
}

async function* parts(
  document: DocumentParts,
  first: FirstPart | null,
  job: RenderJob | null,
  isUnknown: boolean,
): AsyncIterable<Uint8Array> {
  const start = Buffer.from(documentStart(document));
  yield Buffer.concat([start, first?.html ?? new Uint8Array(), Buffer.from(documentMiddle(document))]);
  let hasPage = isUnknown || (first?.hasPage ?? false);
  if (first && job && !first.isComplete)
    for await (const html of job.late) {
      hasPage ||= hasHeading(html);
      yield Buffer.from(html);
    }
  yield Buffer.from(hasPage ? documentEnd : missingPart(document) + documentEnd);
}

/** Programs without a person, which are to see what visitors get: tests and monitors. */
const TESTERS = ["HeadlessChrome/140.0.0.0", "node", "Playwright/1.56.0 (x64; debian 12) node/20.20"];
const isBot = createIsbotFromList(
  list.filter((pattern) => !TESTERS.some((agent) => new RegExp(pattern, "i").test(agent))),
);

/** Whether the user agent is a crawler, which reads HTML and may run no scripts. */
const isCrawler = ({ headers }: Request): boolean => isBot(headers.get("user-agent"));

/** Query key that requests the page as one complete document; browsers without scripts are sent there. */
const WHOLE = "whole";

/** The address for browsers without scripts; null if it would show nothing more. */
function wholeAddress(url: URL, routeMatch: RouteMatch | null, first: FirstPart | null): string | null {
  if (!routeMatch || first?.isComplete || url.searchParams.has(WHOLE)) return null;
  const search = canonicalSearch(url.search);
  return `${url.pathname}${search}${search === "" ? "?" : "&"}${WHOLE}=1`;
}

/** Visitors get the shell early, unless the status of the page depends on an answer of Galaxy. */
function chooseWait(routeMatch: RouteMatch | null, isWhole: boolean): FirstPartWait {
  if (isWhole) return "all";
  return routeMatch && isItemRoute(routeMatch.name) ? "status" : "shell";
}

/**
 * The status of a page. A browser can still load a page that the server could not render. A crawler and a
 * browser without scripts get 503, so that nobody takes an empty page for the answer.
 */
function decideStatus(routeMatch: RouteMatch | null, first: FirstPart | null, isWhole: boolean): number {
  if (!routeMatch || first?.head?.isMissing) return 404;
  return isWhole && !first?.hasPage ? 503 : 200;
}

function decideSharing(first: FirstPart | null, isPersonal: boolean): Sharing {
  if (isPersonal) return "personal";
  return first?.isComplete ? "everyone" : "visitor";
}

/** What the span of a rendering records. */
const renderAttributes = (routeMatch: RouteMatch | null, bundle: ServerBundle | null) => ({
  "http.route": routeMatch?.name ?? "none",
  ...(bundle ? { "stays.remote": bundle.remote, "stays.release": bundle.version } : {}),
});

/** Answers the address of a page with its document (rulings 59 and 60). */
export async function renderPage(request: Request, context: PageRequest): Promise<RenderedPage> {
  const { settings, releases, nonce, pool, today, galaxyUrl } = context;
  const url = new URL(request.url);
  const address = url.pathname + canonicalSearch(url.search);
  const prefixes = settings.languages.map(({ prefix }) => prefix);
  const routeMatch = parseAddress(url, prefixes);
  const redirect = currentAddress(url, prefixes);
  if (redirect) return { response: redirectTo(redirect), sharing: "visitor" };

  const registry = registrySnapshot(releases);
  const wantsWhole = context.isWhole === true || isCrawler(request) || url.searchParams.has(WHOLE);
  const isWhole = pool !== null && wantsWhole;
  const bundle = routeMatch && serverBundle(releases, routeMatch);
  const render = async () => {
    const job =
      pool?.render(
        {
          address,
          settings,
          registry,
          today,
          bundle,
          galaxyUrl,
          nonce,
          traceparent: traceHeaders().traceparent,
          wait: chooseWait(routeMatch, isWhole),
        },
        context.visitor,
      ) ?? null;
    request.signal.addEventListener("abort", () => job?.cancel(), { once: true });
    return { job, first: (await job?.first) ?? null };
  };
  const [{ job, first }, files] = await Promise.all([
    inSpan({ name: "render", attributes: renderAttributes(routeMatch, bundle) }, render),
    routeMatch ? routeFiles(releases, routeMatch.name) : noRouteFiles,
  ]);
  const document: DocumentParts = {
    ...context,
    files,
    registry,
    texts: await loadNamedTexts(shellTexts, findLanguage(settings).code),
    head: first?.head ?? null,
    address,
    wholeAddress: pool && wholeAddress(url, routeMatch, first),
  };
  const sharing = decideSharing(first, context.isPersonal);
  const response = await pageResponse(request, {
    ...context,
    sharing,
    status: decideStatus(routeMatch, first, isWhole),
    body: parts(document, first, job, routeMatch === null),
  });
  return { response, sharing };
}
