import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { openBeacon } from "./beacon.ts";
import type { Resource } from "./otlp.ts";
import type { SignalPlace } from "./signal.ts";
import type { Signals } from "./signals.ts";

/** Where signals are sent, and whose they are. */
export interface TelemetryOptions {
  /** Address of the OpenTelemetry collector. */
  readonly endpoint: string;
  /** The site, as the collector knows it. */
  readonly resource: Resource;
  /** What the shell noticed, also before this code was there. */
  readonly signals: Signals;
  /** Whose page the visitor landed on: the vitals are its. */
  readonly landing: SignalPlace;
}

/**
 * Sends the signals of this page view, and the Core Web Vitals of the page that the visitor landed on, to a collector.
 * Loaded only where the settings name one.
 */
export function startTelemetry({ endpoint, resource, signals, landing }: TelemetryOptions): void {
  const send = openBeacon(endpoint, resource, document);
  signals.listen(send);
  const tell = ({ name, value, rating, delta, id, navigationType }: Metric) =>
    send({
      ...landing,
      event: "browser.web_vital",
      at: Date.now(),
      attributes: { name: name.toLowerCase(), value, rating, delta, id, "navigation.type": navigationType },
    });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
}
