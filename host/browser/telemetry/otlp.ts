import type { Signal } from "./signals.ts";

/** The sender of the signals, an OpenTelemetry resource. */
export interface Resource {
  readonly site: string;
  readonly language: string;
  /** Query of the visit's click ids; "" without any. */
  readonly clickIds: string;
}

const ERROR = 17;
const INFO = 9;

const attribute = ([key, value]: readonly [string, string | number]) => ({
  key,
  value: typeof value === "number" ? { doubleValue: value } : { stringValue: value },
});

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(attribute);

function logRecord({ event, at, route, attributes: own }: Signal) {
  return {
    timeUnixNano: `${Math.round(at)}000000`,
    eventName: event,
    severityNumber: event === "exception" ? ERROR : INFO,
    attributes: attributes({ "event.name": event, "http.route": route, ...own }),
  };
}

/**
 * Signals in OpenTelemetry's format: logs of OTLP/HTTP in JSON. Each release is a scope, with the remote's
 * name and the release's version.
 */
export function otlpLogs(signals: readonly Signal[], { site, language, clickIds }: Resource): object {
  const byRelease = new Map<string, Signal[]>();
  for (const signal of signals) {
    const key = `${signal.remote} ${signal.release}`;
    byRelease.set(key, [...(byRelease.get(key) ?? []), signal]);
  }
  const scopeLogs = [...byRelease.values()].map((group) => ({
    scope: { name: group[0]?.remote, version: group[0]?.release },
    logRecords: group.map(logRecord),
  }));
  const resource = {
    attributes: attributes({
      "service.name": "stays",
      "service.namespace": site,
      "browser.language": language,
      ...(clickIds !== "" && { "url.query": clickIds }),
    }),
  };
  return { resourceLogs: [{ resource, scopeLogs }] };
}
