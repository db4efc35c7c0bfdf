import type { Signal } from "./signal.ts";

/** What sends: OpenTelemetry's name for it is the resource. */
export interface Resource {
  /** The site's address without path. */
  readonly site: string;
  readonly language: string;
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
 * Signals as an OpenTelemetry collector takes them: logs of OTLP/HTTP in JSON, one scope for each release, whose name
 * and version are the remote's and its release's.
 */
export function otlpLogs(signals: readonly Signal[], { site, language }: Resource): object {
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
    }),
  };
  return { resourceLogs: [{ resource, scopeLogs }] };
}
