import type { PageContext, PageDefinition, PageHead, QueryClient, SiteSettings } from "@stays/contract";
import { createCartStore, dehydrate, provideGalaxy } from "@stays/contract/host";
import { readThrown } from "@stays/domain";
import { createGalaxy } from "@stays/galaxy/http";
import { READ_LIMIT } from "@stays/galaxy/operations";
import { readAdapter } from "@stays/galaxy/read-adapter";
import { parseAddress } from "@stays/routes";
import { createPageContext } from "@stays/search";
import { createTexts } from "@stays/texts";
import { provideMachineLanguageData } from "@stays/texts/read-language-data";
import { use } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "../../app/app.tsx";
import type { DehydratedPage } from "../../app/page/hydration-source.ts";
import { loadNamedTexts } from "../../app/page/module-texts.ts";
import { packData } from "../../app/page/packed-data.ts";
import { pageDataIds } from "../../app/page/page-data.ts";
import { resolvePageKey } from "../../app/page/page-key.ts";
import { createQueryClient, startQueries } from "../../app/page/start-queries.ts";
import { providedModules } from "../../app/remotes/provided-modules.ts";
import { noAnalytics } from "../../app/services/analytics.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import { isReleaseFault, readOperation } from "../../app/services/report.ts";
import { createShownPrices } from "../../app/shell/prices-age.ts";
import { shellTexts } from "../../texts/texts.ts";
import { jsonForScript, jsonScript, lateAnswersHtml } from "../page/escape.ts";
import { hasHeading } from "../page/head-html.ts";
import { BundleLoader } from "./bundle-loader.ts";
import { keepContent } from "./kept-content.ts";
import { loadPage, serverModules } from "./page-source.ts";
import {
  problemSource,
  type RenderAnswer,
  type RenderProblem,
  type RenderRequest,
  type SentRequest,
} from "./render-protocol.ts";
import { renderStream, type StreamedAnswers } from "./render-stream.ts";
import { openChannel } from "./worker-channel.js";
import { openParent } from "./worker-services.ts";

/** Whether Galaxy has refused a call with a code other than 404, also where the page shows that as nothing (ruling 94). */
const isRefused = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "code" in answer && Number(answer.code) !== 404;

/** Settles when an answer of Galaxy shows whether the item of the address exists. */
function decidedStatus(client: QueryClient, head: () => PageHead): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(({ type }) => {
      if (type !== "updated" || head().isMissing === undefined) return;
      stop();
      resolve();
    });
  });
}

/**
 * Creates the query client of a page, whose Galaxy reports malformed answers with the release of the page. `hold` keeps
 * answers from the page until the function that it returns is called.
 *
 * @param onAge receives the age of each answer that is not new, in seconds
 */
function createPageClient(
  request: RenderRequest,
  onAge: (age: number) => void,
  report: (problem: RenderProblem) => void,
) {
  const client = createQueryClient({ retries: 0 });
  const galaxy = createGalaxy({
    baseUrl: request.galaxyUrl,
    language: findLanguage(request.settings).prefix,
    timeoutMs: READ_LIMIT,
    adapter: galaxyAdapter,
    headers: request.traceparent ? { traceparent: request.traceparent } : {},
    onAge,
    report: ({ operation, path, reason }) =>
      report({ ...problemSource(request), operation, message: `${path}: ${reason}`, isFault: false }),
  });
  let released = Promise.resolve();
  let hasRefusal = false;
  provideGalaxy(client, {
    ...galaxy,
    get: async (...call) => {
      const answer = await galaxy.get(...call);
      hasRefusal ||= isRefused(answer);
      await released;
      return answer;
    },
  });
  const hold = () => {
    let end = () => {};
    released = new Promise((resolve) => {
      end = resolve;
    });
    return end;
  };
  return { client, hold, hasRefusal: () => hasRefusal };
}

/** Writes the answers of a page for the browser: those of its first part, then those that come later. */
function createDehydration(client: QueryClient, nonce: string, hold: StreamedAnswers["hold"]) {
  const cache = client.getQueryCache();
  const sent = new Set<string>();
  let awaited: readonly string[] = [];
  const queriesThatAre = (status: "pending" | "success") =>
    cache.getAll().filter(({ state, meta }) => state.status === status && !meta?.isWhole);
  const unsent = () => queriesThatAre("success").filter(({ queryHash }) => !sent.has(queryHash));
  const take = () => {
    const taken = unsent();
    for (const { queryHash } of taken) sent.add(queryHash);
    // The others are of components that only ask in the browser.
    const running = queriesThatAre("pending").filter(({ state }) => state.fetchStatus === "fetching");
    awaited = running.map(({ queryHash }) => queryHash);
    return taken;
  };
  const first = (texts: DehydratedPage["texts"]): string => {
    take();
    const queries = dehydrate(client, { shouldDehydrateQuery: ({ queryHash }) => sent.has(queryHash) });
    return jsonForScript(packData({ queries, texts, awaited } satisfies DehydratedPage));
  };
  const hasFailed = (hash: string) => cache.get(hash)?.state.status === "error";
  const answers: StreamedAnswers = {
    hasNew: () => unsent().length > 0 || awaited.some(hasFailed),
    take: (hasContent) => {
      const late = Object.fromEntries(take().map(({ queryHash, state }) => [queryHash, state.data]));
      return lateAnswersHtml({ answers: late, awaited, hasContent }, nonce);
    },
    subscribe: (listener) => cache.subscribe(({ type }) => type === "updated" && listener()),
    hold,
  };
  return { first, answers };
}

/**
 * Starts everything that a page needs: its module, its texts, and all requests of its first view together.
 */
async function startPageRender(
  request: RenderRequest,
  onAge: (age: number) => void,
  report: (problem: RenderProblem) => void,
) {
  const { settings, registry, today } = request;
  const { code, locale } = findLanguage(settings);
  const address = new URL(request.address, "http://site");
  const routeMatch = parseAddress(
    address,
    settings.languages.map((language) => language.prefix),
  );
  const { client, hold, hasRefusal } = createPageClient(request, onAge, report);
  const texts = createTexts({ language: code, locale, overrides: settings.texts });
  const shell = await loadNamedTexts(shellTexts, code);
  for (const [namespace, resources] of Object.entries(shell)) texts.add(namespace, resources);

  const pageContext: PageContext | null =
    routeMatch && createPageContext({ route: routeMatch, settings, today });
  const page = routeMatch
    ? loadPage(loader, request.bundle, resolvePageKey(routeMatch.name))
    : Promise.reject<PageDefinition>(new Error("no route"));
  let head: (() => PageHead) | null = null;
  const dehydration = createDehydration(client, request.nonce, hold);
  let data: Promise<unknown> = Promise.resolve();
  const started = page.then(async (module) => {
    if (!pageContext) return {};
    const moduleTexts = await loadNamedTexts(module.texts, code);
    for (const [namespace, resources] of Object.entries(moduleTexts)) texts.add(namespace, resources);
    const t = texts.of(module.texts[0].namespace);
    head = () => module.head(pageContext, client, t);
    data = startQueries(client, module, pageContext);
    return moduleTexts;
  });
  page.catch((cause: unknown) => {
    if (!routeMatch) return;
    const { text: message, stack } = readThrown(cause);
    report({
      ...problemSource(request),
      operation: `load ${resolvePageKey(routeMatch.name).module}`,
      message,
      stack,
      isFault: true,
    });
  });

  const element = (
    <App
      view={{
        settings,
        today,
        registry,
        store: serverModules(page),
        client,
        texts,
        cart: createCartStore(),
        prices: createShownPrices(),
        analytics: noAnalytics,
        report: (problem) => {
          const { cause, ...others } = problem;
          const isFault = isReleaseFault(problem);
          report({ ...others, stack: isFault ? readThrown(cause).stack : undefined, isFault });
        },
        hydrationSource: { kind: "write", read: () => dehydration.first(use(started)) },
      }}
      router={(children) => <StaticRouter location={request.address}>{children}</StaticRouter>}
    />
  );
  const queries = () => client.getQueryCache().getAll();
  // A query that only the browser asks, such as the basket, is there too.
  const asked = () =>
    queries().filter(({ state }) => state.status !== "pending" || state.fetchStatus !== "idle");
  return {
    element,
    /** Settles when all requests of the page have been answered or have failed; never rejects. */
    data: started.then(
      () => data,
      () => null,
    ),
    answers: dehydration.answers,
    /** Settles when it is known whether the item of the address exists; may never settle for a route without an item. */
    status: started.then(
      () => (head && request.wait === "status" ? decidedStatus(client, head) : null),
      () => null,
    ),
    /** The head as far as it is known now; null when the page could not be loaded. */
    head: () => head?.() ?? null,
    isFetching: () => client.isFetching() > 0,
    /** Whether a call to Galaxy failed, or returned an error other than 404. Such a page is not cached. */
    hasFailedQueries: () => hasRefusal() || queries().some(({ state }) => state.status === "error"),
    /** Whether any request of the page has been answered, or the server makes none for it. */
    hasAnswer: () => asked().length === 0 || asked().some(({ state }) => state.data !== undefined),
  };
}

/** Time limit for reading a server bundle, in milliseconds. */
const BUNDLE_TIMEOUT = 5000;
/** Milliseconds after which unfinished parts are rendered on the client. */
const RENDER_LIMIT = BUNDLE_TIMEOUT + READ_LIMIT;

provideMachineLanguageData();
const channel = openChannel((cause) => readThrown(cause).message);
const parent = openParent(channel);
const galaxyAdapter = readAdapter(keepContent(parent.readGalaxy));
const loader = new BundleLoader({
  provided: providedModules,
  timeoutMs: BUNDLE_TIMEOUT,
  read: parent.readFile,
});

const running = new Map<number, AbortController>();
/** The settings that were sent last, by the prefix of their language. */
const settingsByPrefix = new Map<string, SiteSettings>();

function withSettings({ settings, ...request }: SentRequest): RenderRequest {
  const known = typeof settings === "string" ? settingsByPrefix.get(settings) : settings;
  if (!known) throw new Error(`no settings of ${settings} were sent`);
  settingsByPrefix.set(findLanguage(known).prefix, known);
  return { ...request, settings: known };
}

async function render(id: number, request: RenderRequest): Promise<void> {
  const answer = (part: RenderAnswer): void => channel.post({ kind: "answer", id, answer: part });
  const cancel = new AbortController();
  const report = (operation: string) => (cause: unknown) => {
    const isFault = isReleaseFault({ cause }) && !cancel.signal.aborted;
    const { text: message, stack } = readThrown(cause);
    answer({
      kind: "problem",
      problem: { ...problemSource(request), operation, message, stack: isFault ? stack : undefined, isFault },
    });
  };
  running.set(id, cancel);
  let hasThrown = false;
  /** Time of the oldest answer that is not new. */
  let keptAt: number | null = null;
  const onAge = (age: number) => {
    // biome-ignore lint/plugin: a time that is shown
    const at = Date.now() - age * 1000;
    keptAt = Math.min(keptAt ?? at, at);
  };
  try {
    const page = await startPageRender(request, onAge, (problem) => answer({ kind: "problem", problem }));
    await renderStream({
      ...page,
      wait: request.wait,
      nonce: request.nonce,
      limit: RENDER_LIMIT,
      signal: cancel.signal,
      onError: (error) => {
        hasThrown = true;
        report(readOperation(error, "render"))(error);
      },
      onFirst: (html, isDone) => {
        const head = page.head();
        const isCurrent = keptAt === null && !page.hasFailedQueries() && !page.isFetching();
        const isComplete = isDone && head !== null && !hasThrown && isCurrent;
        answer({ kind: "first", html, head, hasPage: hasHeading(html) && page.hasAnswer(), isComplete });
      },
      onLate: (html) => answer({ kind: "late", html }),
    });
    if (keptAt !== null) answer({ kind: "late", html: jsonScript(pageDataIds.keptAt, keptAt) });
  } catch (error) {
    report("render the shell")(error);
  } finally {
    running.delete(id);
    answer({ kind: "end" });
  }
}

channel.onMessage((message) => {
  if (message.kind === "cancel") running.get(message.id)?.abort(new Error("the visitor left"));
  else if (message.kind === "render") void render(message.id, withSettings(message.request));
});
