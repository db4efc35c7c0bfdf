import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals/attribution";
import { openBeacon } from "./beacon.ts";
import { interactionAttributes, type SlowInteraction } from "./interaction-attribution.ts";
import type { Resource } from "./otlp.ts";
import type { Signal, SignalSource, Signals } from "./signals.ts";

/** INP above which Core Web Vitals no longer call a page good, in milliseconds. */
const SLOW_INTERACTION = 200;

/** The collector, and the attributes of all signals. */
export interface TelemetryOptions {
  /** Address of the OpenTelemetry collector. */
  readonly endpoint: string;
  /** The site, as an OpenTelemetry resource. */
  readonly resource: Resource;
  /** Signals of the shell, including those from before this code was loaded. */
  readonly signals: Signals;
  /** Remote, release and route of the landing page; the web vitals belong to it. */
  readonly landing: SignalSource;
  /** Called for an interaction over 200 ms. */
  readonly onSlowInteraction: (interaction: SlowInteraction) => void;
}

/**
 * Sends the signals of this page view, and the Core Web Vitals of the landing page, to a collector. This
 * module is loaded only if the settings name one.
 */
export function startTelemetry({
  endpoint,
  resource,
  signals,
  landing,
  onSlowInteraction,
}: TelemetryOptions): void {
  const send = openBeacon(endpoint, resource, document);
  signals.listen(send);
  const sendMetric = (
    { name, value, rating, delta, id, navigationType }: Metric,
    more: Signal["attributes"] = {},
  ) =>
    send({
      ...landing,
      event: "browser.web_vital",
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
      onSlowInteraction({
        remote: landing.remote,
        release: landing.release,
        target,
        script: longestScript?.entry.sourceFunctionName ?? "",
        ms: Math.round(metric.value),
      });
  });
}
