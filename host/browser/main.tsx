import "@stays/ui/tokens.css";
import "@stays/ui/base.css";
import type { SiteSettings } from "@stays/contract";
import { BrowserRouter, createCartStore, provideGalaxy } from "@stays/contract/host";
import { readThrown } from "@stays/domain";
import { parseAddress } from "@stays/routes";
import { createTexts, provideLanguageData } from "@stays/texts";
import { whenIdle } from "@stays/ui";
import { StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { App, type PageView } from "../app/app.tsx";
import { followOtherTabs } from "../app/cart/basket-tabs.ts";
import { SERVICE_WORKER } from "../app/offline/storage-addresses.ts";
import { createHydrationReader, readDehydratedPage } from "../app/page/hydration-source.ts";
import { createLateAnswersReader } from "../app/page/late-answers.ts";
import { loadNamedTexts } from "../app/page/module-texts.ts";
import { HYDRATING, readPageData, SCRIPTS_NOTICE } from "../app/page/page-data.ts";
import { resolvePageKey } from "../app/page/page-key.ts";
import { createQueryClient } from "../app/page/start-queries.ts";
import { remoteFolder } from "../app/remotes/registry-snapshot.ts";
import { RemoteStore } from "../app/remotes/remote-store.ts";
import type { RemoteModules } from "../app/remotes/remotes-context.tsx";
import { keepClickIds } from "../app/routing/click-ids.ts";
import { findLanguage } from "../app/services/page-context.ts";
import { reportOnce } from "../app/services/report.ts";
import { createShownPrices } from "../app/shell/prices-age.ts";
import { analyticsFolders, createAnalytics } from "./analytics/analytics.ts";
import { rememberBookedDays } from "./cart/booked-days.ts";
import { onceActivated } from "./page/activation.ts";
import { browserGalaxy } from "./page/browser-galaxy.ts";
import { EditedTexts } from "./page/edited-texts.ts";
import { enforceTrustedTypes } from "./page/trusted-types.ts";
import { federationLoader } from "./remotes/federation.ts";
import { ReleaseChoice } from "./remotes/release-choice.ts";
import { ReleaseTexts, removeAnswers } from "./remotes/release-traces.ts";
import { logGalaxyFailures } from "./telemetry/galaxy-log.ts";
import { createProblemReports } from "./telemetry/problem-reports.ts";
import { reportUncaughtErrors } from "./telemetry/uncaught-errors.ts";

/**
 * Starts loading the code of the current page. Otherwise React requests it when it renders the page, long
 * after the shell.
 */
function startPage(store: RemoteModules, { languages }: SiteSettings): void {
  const prefixes = languages.map(({ prefix }) => prefix);
  const routeMatch = parseAddress(location, prefixes);
  if (routeMatch) void store.module(resolvePageKey(routeMatch.name));
}

/** Milliseconds after which a slot shows that it is unavailable (FE-03). */
const SLOT_BUDGET = 5000;

/** Address of the folder of the host's files; the bundler sets it. */
declare const __webpack_public_path__: string;

const { settings, registry, page } = readPageData();
if (!settings.analytics.allowsInlineHtml)
  enforceTrustedTypes([
    __webpack_public_path__,
    ...registry.map(remoteFolder),
    `${settings.online.baseUrl.replace(/\/$/, "")}/`,
    SERVICE_WORKER,
    ...analyticsFolders(settings),
  ]);
keepClickIds(location.search);
const { code, prefix, locale } = findLanguage(settings);
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
const isServerRendered = root.hasChildNodes();

// The document has them for its language and for the currency of the site.
provideLanguageData({
  language: () => page.language,
  money: (_, currency) => page.language.money[currency] ?? null,
});
const texts = createTexts({ language: code, locale, overrides: settings.texts });
const dehydrated = readDehydratedPage(root);
for (const [namespace, resources] of Object.entries({ ...page.texts, ...dehydrated?.texts }))
  texts.add(namespace, resources);

const client = createQueryClient({ retries: 1 });
const reports = createProblemReports(settings, (remote) => getRelease(remote));
const galaxy = browserGalaxy(prefix, reports.problem);
provideGalaxy(client, galaxy);

const landingRemote = reports.pageRemote();
/** Replaces everything of a release that has failed; its files go when there is code to replace them. */
const choice = new ReleaseChoice(registry, (remote, { version: release }, { version }, cause) => {
  const message = readThrown(cause).text;
  reports.problem({ remote, release, operation: `fall back to ${version}`, message, cause });
  const isLanding = remote === landingRemote;
  if (isLanding && view.hydrationSource.kind === "read") view.hydrationSource.forget();
  removeAnswers(client, remote, reports.pageRemote() ?? "host");
  store.replaceAll(remote);
  void releaseTexts.remove(remote, isLanding ? Object.keys(dehydrated?.texts ?? {}) : []);
});
/** The release in use; after a fallback it is not the one of the registry. */
const getRelease = (remote: string) => choice.current(remote)?.version ?? "none";
const report = reportOnce((problem) =>
  reports.problem({ ...problem, release: choice.current(problem.remote)?.version ?? problem.release }),
);
reportUncaughtErrors(
  { registry, hostFolder: __webpack_public_path__, getRelease, pageRemote: reports.pageRemote },
  report,
);
logGalaxyFailures(client, () => reports.pageRemote() ?? "host", report);

const editedTexts =
  process.env.NODE_ENV === "development"
    ? new EditedTexts({
        language: code,
        show: (namespace, resources) => {
          texts.add(namespace, resources);
          // A new object renders every component that shows a text.
          reactRoot.render(renderApp({ ...view, texts: { ...texts } }));
        },
      })
    : null;

const releaseTexts = new ReleaseTexts(texts, Object.keys(page.texts));
const load = federationLoader(registry, choice, async (remote, module) => {
  await releaseTexts.add(remote, module.texts);
  for (const one of module.texts) void editedTexts?.follow(one);
});
const store = new RemoteStore({
  load,
  budget: SLOT_BUDGET,
  onFailure: ({ remote, module }, cause) => {
    const release = getRelease(remote);
    report({ remote, release, operation: `load ${module}`, message: readThrown(cause).text, cause });
  },
  onAttempt: reports.attempt,
  onCrash: ({ remote }, cause) => {
    const release = choice.current(remote);
    return release !== null && choice.fallBack(remote, release, cause) !== null;
  },
});

const view: PageView = {
  settings,
  today: page.today,
  registry,
  getRelease,
  store,
  client,
  texts,
  cart: createCartStore(),
  prices: createShownPrices(),
  report,
  analytics: createAnalytics(settings, texts, code),
  hydrationSource: isServerRendered
    ? createHydrationReader(root, dehydrated, createLateAnswersReader(client))
    : { kind: "none" },
};

/** The site with its view, or in development with another one. */
const renderApp = (shown: PageView) => (
  <StrictMode>
    <App view={shown} router={(shell) => <BrowserRouter>{shell}</BrowserRouter>} />
  </StrictMode>
);

const loadIdleParts = () => import("./page/idle-parts.ts");

/** Keeps visited pages for a lost connection. */
async function startOffline(edition: string): Promise<void> {
  const { startOffline: start } = await loadIdleParts();
  const loadTexts = () => loadNamedTexts(releaseTexts.used(), code);
  start({ client, prices: view.prices, edition, prefix, loadTexts });
}
const { edition, isStored } = page;

let reactRoot: Root;
if (isServerRendered) {
  // If the page is late, so are its texts: loading its code now would request them twice.
  if (dehydrated) startPage(store, settings);
  reactRoot = hydrateRoot(root, renderApp(view), {
    onRecoverableError: (cause) =>
      reports.problem({
        remote: "host",
        release: "live",
        operation: "hydrate",
        message: readThrown(cause).text,
        cause,
      }),
  });
  dispatchEvent(new Event(HYDRATING));
  whenIdle(galaxy.load);
} else {
  // The page was not rendered on the server, so its first requests start at once.
  galaxy.load();
  reactRoot = createRoot(root);
  const render = () => reactRoot.render(renderApp(view));
  // The first requests of a stored page are answered from the storage.
  if (edition && isStored) startOffline(edition).then(render, render);
  else render();
}
document.getElementById(SCRIPTS_NOTICE)?.remove();
// Without the code the page works; it is not stored.
if (edition && !isStored) onceActivated(() => whenIdle(() => void startOffline(edition).catch(() => {})));
if (process.env.NODE_ENV === "development")
  void import("../texts/texts.ts").then(({ shellTexts }) => {
    for (const one of shellTexts) void editedTexts?.follow(one, page.texts[one.namespace]);
  });
rememberBookedDays(view.cart);
followOtherTabs(client);
onceActivated(() =>
  whenIdle(() => {
    // Without it, pages load with the click.
    void loadIdleParts().then(
      ({ prefetchLinks }) => prefetchLinks(document, { store, client, settings, today: page.today }),
      () => {},
    );
  }),
);
