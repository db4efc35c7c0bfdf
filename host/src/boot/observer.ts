import type { SiteSettings } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { pageKeyOf } from "../page/page-key.ts";
import type { LoadAttempt } from "../remotes/remote-store.ts";
import type { ReportProblem } from "../services/report.ts";
import { languageOf } from "../services/visit.ts";
import { loadSignal } from "../telemetry/load-signal.ts";
import { problemSignal } from "../telemetry/problem-signal.ts";
import { createSignals } from "../telemetry/signals.ts";
import { sendProblem, sendSlowLoad } from "./server-log.ts";

/** Milliseconds from which a module counts as slow. */
const SLOW_LOAD = 2000;

/** Sees what goes wrong and what takes long in this page view, and tells those who care. */
export interface Observer {
  readonly problem: ReportProblem;
  /** The remote whose page is shown; null where no route has the address. */
  readonly pageRemote: () => string | null;
  /** An attempt to get a module of this release has ended. */
  readonly attempt: (attempt: LoadAttempt, release: string) => void;
  /** Begins to send telemetry, where the settings name a collector. */
  readonly startTelemetry: (releaseOf: (remote: string) => string) => void;
}

/** Problems and slow loads go to the server's log, all signals to the collector of the settings. */
export function createObserver(settings: SiteSettings): Observer {
  const { endpoint } = settings.telemetry;
  const signals = endpoint === null ? null : createSignals();
  const prefixes = settings.languages.map(({ prefix }) => prefix);
  const routeNow = () => parseAddress(location, prefixes)?.route;
  const problem: ReportProblem = (what) => {
    sendProblem(what);
    signals?.emit(problemSignal(what, routeNow() ?? "none", Date.now()));
  };
  const landing = routeNow();
  return {
    problem,
    pageRemote: () => {
      const route = routeNow();
      return route ? pageKeyOf(route).remote : null;
    },
    attempt: (attempt, release) => {
      const { outcome, key, startedAt, endedAt } = attempt;
      const ms = Math.round(endedAt - startedAt);
      if (outcome === "ready" && ms >= SLOW_LOAD) sendSlowLoad({ ...key, release, ms });
      if (!signals) return;
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const place = { remote: key.remote, release, route: routeNow() ?? "none" };
      signals.emit(loadSignal(attempt, place, files, Date.now()));
    },
    startTelemetry: (releaseOf) => {
      if (endpoint === null || !signals) return;
      const remote = landing ? pageKeyOf(landing).remote : "host";
      import("../telemetry/start-telemetry.ts").then(
        ({ startTelemetry }) =>
          startTelemetry({
            endpoint,
            signals,
            resource: { site: location.origin, language: languageOf(settings).code },
            landing: { remote, release: releaseOf(remote), route: landing ?? "none" },
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
