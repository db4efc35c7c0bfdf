import type { Problem, RemoteIdentity } from "@stays/contract";
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals/attribution";
import type { LoadAttempt } from "../../app/remotes/remote-store.ts";
import { openBeacon } from "./beacon.ts";
import { interactionAttributes } from "./interaction-attribution.ts";
import { loadSignal } from "./load-signal.ts";
import type { Resource } from "./otlp.ts";
import { sendSlowInteraction } from "./server-log.ts";
import { problemSignal, type Signal, type SignalSource } from "./signals.ts";

/** INP above which Core Web Vitals no longer call a page good, in milliseconds. */
const SLOW_INTERACTION = 200;

/** What the collector gets beside the web vitals; `at` in milliseconds since 1970. */
export interface Telemetry {
  problem(problem: Problem & RemoteIdentity, route: string, at: number): void;
  attempt(attempt: LoadAttempt, source: SignalSource, at: number): void;
}

/**
 * Sends the signals of this page view, and the Core Web Vitals of the landing page, to a collector. This
 * module is loaded only if the settings name one.
 *
 * @param endpoint address of the OpenTelemetry collector
 * @param landing remote, release and route of the landing page; the web vitals belong to it
 */
export function startTelemetry(endpoint: string, resource: Resource, landing: SignalSource): Telemetry {
  const send = openBeacon(endpoint, resource);
  const sendMetric = (
    { name, value, rating, delta, id, navigationType }: Metric,
    more: Signal["attributes"] = {},
  ) =>
    send({
      ...landing,
      event: "browser.web_vital",
      // biome-ignore lint/plugin: the time of an event, for a collector
      at: Date.now(),
      attributes: {
        name: name.toLowerCase(),
        value,
        rating,
        delta,
        id,
        "navigation.type": navigationType,
        ...more,
      },
    });
  for (const watch of [onCLS, onFCP, onLCP, onTTFB]) watch((metric) => sendMetric(metric));
  onINP((metric) => {
    const { interactionTarget: target = "", longestScript } = metric.attribution;
    sendMetric(metric, interactionAttributes(metric.attribution));
    if (metric.value > SLOW_INTERACTION)
      sendSlowInteraction({
        remote: landing.remote,
        release: landing.release,
        target,
        script: longestScript?.entry.sourceFunctionName ?? "",
        ms: Math.round(metric.value),
      });
  });
  return {
    problem: (problem, route, at) => send(problemSignal(problem, route, at)),
    attempt: (attempt, source, at) => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      send(loadSignal(attempt, source, files, at));
    },
  };
}
