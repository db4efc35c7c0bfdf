import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A log record about a remote's release, with its attributes and those of its resource as plain values. */
export interface CollectedRecord {
  readonly remote: string;
  readonly release: string;
  readonly event: string;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A mock of an OpenTelemetry collector. It accepts logs as OTLP/HTTP in JSON, also from other origins. */
export interface Collector {
  readonly endpoint: string;
  readonly records: () => readonly CollectedRecord[];
  readonly close: () => void;
}

interface OtlpAttribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly doubleValue?: number };
}

interface OtlpScope {
  readonly scope: { readonly name: string; readonly version: string };
  readonly logRecords: readonly {
    readonly eventName: string;
    readonly attributes: readonly OtlpAttribute[];
  }[];
}

interface OtlpLogs {
  readonly resource: { readonly attributes: readonly OtlpAttribute[] };
  readonly scopeLogs: readonly OtlpScope[];
}

const readValues = (attributes: readonly OtlpAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.doubleValue ?? ""]));

function makeRecords(body: string): readonly CollectedRecord[] {
  const { resourceLogs } = JSON.parse(body) as { resourceLogs: OtlpLogs[] };
  return resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs.flatMap(({ scope, logRecords }) =>
      logRecords.map(({ eventName, attributes }) => ({
        remote: scope.name,
        release: scope.version,
        event: eventName,
        attributes: { ...readValues(resource.attributes), ...readValues(attributes) },
      })),
    ),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += part;
  return body;
}

/** Starts a collector on a free port. */
export async function openCollector(): Promise<Collector> {
  const records: CollectedRecord[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "POST") records.push(...makeRecords(await readBody(request)));
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/v1/logs`,
    records: () => records,
    close: () => server.close(),
  };
}
