import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { openBeacon } from "./beacon.ts";
import type { Resource } from "./otlp.ts";
import type { SignalSource } from "./signal.ts";
import type { Signals } from "./signals.ts";

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
}

/**
 * Sends the signals of this page view, and the Core Web Vitals of the landing page, to a collector. This
 * module is loaded only if the settings name one.
 */
export function startTelemetry({ endpoint, resource, signals, landing }: TelemetryOptions): void {
  const send = openBeacon(endpoint, resource, document);
  signals.listen(send);
  const sendMetric = ({ name, value, rating, delta, id, navigationType }: Metric) =>
    send({
      ...landing,
      event: "browser.web_vital",
      at: Date.now(),
      attributes: { name: name.toLowerCase(), value, rating, delta, id, "navigation.type": navigationType },
    });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(sendMetric);
}
