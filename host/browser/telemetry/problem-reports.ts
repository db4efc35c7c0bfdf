import type { SiteSettings } from "@stays/contract";
import { parseAddress } from "@stays/routes";
import { whenIdle } from "@stays/ui";
import { resolvePageKey } from "../../app/page/page-key.ts";
import type { LoadAttempt } from "../../app/remotes/remote-store.ts";
import { clickIds } from "../../app/routing/click-ids.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import type { ReportProblem } from "../../app/services/report.ts";
import { onceActivated } from "../page/activation.ts";
import { sendProblem, sendSlowLoad } from "./server-log.ts";
import type { Telemetry } from "./start-telemetry.ts";

/** Threshold of a slow module, in milliseconds. */
const SLOW_LOAD = 2000;

/** Where problems and slow loads of this page view are reported. */
export interface ProblemReports {
  readonly problem: ReportProblem;
  /** The remote of the current page; null when no route matches. */
  readonly pageRemote: () => string | null;
  /** Called after each attempt to load a module. */
  readonly attempt: (attempt: LoadAttempt) => void;
}

/**
 * Sends problems and slow loads to the server's log. If the settings name a collector, it gets them too, with the
 * Core Web Vitals of this page; its code is loaded when the browser is idle.
 *
 * @param getRelease the release of a remote in use
 */
export function createProblemReports(
  settings: SiteSettings,
  getRelease: (remote: string) => string,
): ProblemReports {
  const { endpoint } = settings.telemetry;
  const prefixes = settings.languages.map(({ prefix }) => prefix);
  const routeNow = () => parseAddress(location, prefixes)?.name;
  const landing = routeNow();

  async function startTelemetry(endpoint: string): Promise<Telemetry> {
    await new Promise<void>((resolve) => onceActivated(() => void whenIdle(resolve)));
    const { startTelemetry: start } = await import("./start-telemetry.ts");
    const remote = landing ? resolvePageKey(landing).remote : "host";
    return start(
      endpoint,
      { site: location.origin, language: findLanguage(settings).code, clickIds: clickIds() },
      { remote, release: getRelease(remote), route: landing ?? "none" },
    );
  }
  // Code that cannot be loaded is an uncaught error, which is reported like any other.
  const telemetry = endpoint === null ? null : startTelemetry(endpoint);

  return {
    problem: (found) => {
      sendProblem(found);
      // biome-ignore lint/plugin: the time of an event, for a collector
      const [route, at] = [routeNow() ?? "none", Date.now()];
      void telemetry?.then(({ problem }) => problem(found, route, at));
    },
    pageRemote: () => {
      const route = routeNow();
      return route ? resolvePageKey(route).remote : null;
    },
    attempt: (attempt) => {
      const { remote, module } = attempt.key;
      const release = getRelease(remote);
      const ms = Math.round(attempt.endedAt - attempt.startedAt);
      if (attempt.outcome === "ready" && ms >= SLOW_LOAD) sendSlowLoad({ remote, release, module, ms });
      // biome-ignore lint/plugin: the time of an event, for a collector
      const [route, at] = [routeNow() ?? "none", Date.now()];
      void telemetry?.then((running) => running.attempt(attempt, { remote, release, route }, at));
    },
  };
}
