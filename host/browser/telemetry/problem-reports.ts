import type { SiteSettings } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { resolvePageKey } from "../../app/page/page-key.ts";
import type { LoadAttempt } from "../../app/remotes/remote-store.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import type { ReportProblem } from "../../app/services/report.ts";
import { loadSignal } from "./load-signal.ts";
import { sendProblem, sendSlowInteraction, sendSlowLoad } from "./server-log.ts";
import { createSignals, problemSignal } from "./signals.ts";

/** Threshold of a slow module, in milliseconds. */
const SLOW_LOAD = 2000;

/** Where problems and slow loads of this page view are reported. */
export interface ProblemReports {
  readonly problem: ReportProblem;
  /** The remote of the current page; null when no route matches. */
  readonly pageRemote: () => string | null;
  /** Called after each attempt to load a module of this release. */
  readonly attempt: (attempt: LoadAttempt, release: string) => void;
  /** Starts telemetry if the settings name a collector; `clickIds` is the query of the visit's click ids. */
  readonly startTelemetry: (getRelease: (remote: string) => string, clickIds: string) => void;
}

/**
 * Sends problems and slow loads to the server's log, and all signals to the collector
 * in the settings.
 */
export function createProblemReports(settings: SiteSettings): ProblemReports {
  const { endpoint } = settings.telemetry;
  const signals = endpoint === null ? null : createSignals();
  const prefixes = settings.languages.map(({ prefix }) => prefix);
  const routeNow = () => parseAddress(location, prefixes)?.name;
  const problem: ReportProblem = (found) => {
    sendProblem(found);
    signals?.emit(problemSignal(found, routeNow() ?? "none", Date.now()));
  };
  const landing = routeNow();
  return {
    problem,
    pageRemote: () => {
      const route = routeNow();
      return route ? resolvePageKey(route).remote : null;
    },
    attempt: (attempt, release) => {
      const { outcome, key, startedAt, endedAt } = attempt;
      const ms = Math.round(endedAt - startedAt);
      if (outcome === "ready" && ms >= SLOW_LOAD) sendSlowLoad({ ...key, release, ms });
      if (!signals) return;
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const source = { remote: key.remote, release, route: routeNow() ?? "none" };
      signals.emit(loadSignal(attempt, source, files, Date.now()));
    },
    startTelemetry: (getRelease, clickIds) => {
      if (endpoint === null || !signals) return;
      const remote = landing ? resolvePageKey(landing).remote : "host";
      import("./start-telemetry.ts").then(
        ({ startTelemetry }) =>
          startTelemetry({
            endpoint,
            signals,
            resource: { site: location.origin, language: findLanguage(settings).code, clickIds },
            landing: { remote, release: getRelease(remote), route: landing ?? "none" },
            onSlowInteraction: sendSlowInteraction,
          }),
        (cause: unknown) =>
          sendProblem({
            remote: "host",
            release: "live",
            operation: "load telemetry",
            message: String(cause),
            cause,
          }),
      );
    },
  };
}
