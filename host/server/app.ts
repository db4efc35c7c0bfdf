import { Hono, type MiddlewareHandler } from "hono";
import { assistantRoutes } from "./assistants/assistant-routes.ts";
import type { Galaxy } from "./galaxy/galaxy.ts";
import { galaxyRoutes } from "./galaxy/galaxy-routes.ts";
import { sandboxRoutes } from "./galaxy/sandbox-routes.ts";
import type { ReadFile } from "./http/file-response.ts";
import { fileRoutes, siteFiles } from "./http/file-routes.ts";
import { offlineRoutes } from "./http/offline-routes.ts";
import { isHttps, refuseOtherHosts } from "./http/request-source.ts";
import { setHeaders } from "./http/response-headers.ts";
import { searchBoxRoutes } from "./http/search-box.ts";
import { sitemapRoutes } from "./http/sitemap.ts";
import { cspReportRoutes } from "./observability/csp-reports.ts";
import { healthRoutes } from "./observability/health.ts";
import type { Log } from "./observability/log.ts";
import { type Metrics, metricsRoutes } from "./observability/metrics.ts";
import { observeRequests } from "./observability/observe-requests.ts";
import { platformTeamOnly } from "./observability/platform-access.ts";
import { type Problem, problemRoutes } from "./observability/problems.ts";
import { type PageRoutesOptions, pageRoutes } from "./page/page-routes.ts";
import { previewRoutes } from "./releases/preview-routes.ts";

const TWO_YEARS = 63_072_000;

const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

const overHttps = { "strict-transport-security": `max-age=${TWO_YEARS}; includeSubDomains` };

/**
 * Adds security headers to every response; a page's policy is set with the page. Hono's `secureHeaders` throws where
 * headers are immutable, such as those of `Response.json`.
 */
const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  setHeaders(context, isHttps(context) ? { ...always, ...overHttps } : always);
};

export interface HostOptions extends PageRoutesOptions {
  readonly log: Log;
  readonly galaxy: Galaxy;
  readonly metrics: Metrics;
  /** Reads a file of the release store. */
  readonly readRelease: ReadFile;
  /** Reads a browser file of the host: of its own build, or of another host in the release store. */
  readonly readAsset: ReadFile;
  /** Address of the embedded mock back end; null = Galaxy is a real one. */
  readonly sandboxUrl: string | null;
  /** The host offer, as the build wrote it. */
  readonly offer: object;
  /** Password of `/metrics`; undefined = this machine only. */
  readonly statusPassword: string | undefined;
  readonly logsRequests?: boolean;
  /** Folder for the data of this installation. */
  readonly dataFolder: string;
  /** Called with each problem that a browser reports; in development only. */
  readonly onProblem?: ((problem: Problem) => void) | undefined;
}

/**
 * Creates the host's server: pages, files, calls to Galaxy, reports of browsers, health. A web-standard fetch
 * handler.
 */
export function createHost(options: HostOptions): Hono {
  const { settings, registry, metrics, sandboxUrl, log } = options;
  const access = platformTeamOnly({ password: options.statusPassword, siteOrigin: options.siteOrigin });
  const app = new Hono().use(observeRequests(metrics, options.logsRequests ? log : null), securityHeaders);
  // Prometheus and balancers ask each server by its own address.
  app.route("/", metricsRoutes(metrics, access));
  const renderPage = async () =>
    (await app.request(`${options.siteOrigin}/${settings.prefixes()[0]}/stays`)).body?.cancel();
  app.route("/", healthRoutes({ ...options, renderPage }));
  app.use(refuseOtherHosts(options.siteOrigin));
  const { previewSecret: secret, now } = options;
  app.route("/", previewRoutes({ secret, registry, now }));
  app.route("/", siteFiles(options));
  app.route("/", sitemapRoutes(options));
  app.route("/", cspReportRoutes(log));
  app.route(
    "/",
    problemRoutes(log, (problem, visitor) => {
      const { remote, release, isFault } = problem;
      void metrics.problem(remote);
      if (isFault) void metrics.fault(remote, release);
      if (isFault) void options.watch.failed(remote, release, visitor);
      options.onProblem?.(problem);
    }),
  );
  app.route("/", fileRoutes("/assets/", options.readAsset));
  app.route("/", fileRoutes("/releases/", options.readRelease));
  if (sandboxUrl !== null) app.route("/", sandboxRoutes(sandboxUrl, log));
  app.route(
    "/",
    galaxyRoutes({
      galaxy: options.galaxy,
      siteOrigin: options.siteOrigin,
      hasLanguage: (prefix) => settings.get(prefix) !== undefined,
    }),
  );
  app.route("/", assistantRoutes(options));
  app.route("/", searchBoxRoutes(options));
  app.route("/", offlineRoutes(options));
  app.route("/", pageRoutes(options));
  app.onError((error, context) => {
    // A client that disconnects while sending is not a fault.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    log.error("a request failed", { path: context.req.path, method: context.req.method, error });
    return context.text("Something went wrong. Please try again.", 500, { "cache-control": "no-store" });
  });
  return app;
}
