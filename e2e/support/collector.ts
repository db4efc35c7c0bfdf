import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface OtlpAttribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly doubleValue?: number };
}

interface OtlpLogs {
  readonly resourceLogs: readonly {
    readonly resource: { readonly attributes: readonly OtlpAttribute[] };
    readonly scopeLogs: readonly {
      readonly scope: { readonly name: string; readonly version: string };
      readonly logRecords: readonly {
        readonly eventName: string;
        readonly attributes: readonly OtlpAttribute[];
      }[];
    }[];
  }[];
}

/** The log records, with the attributes of each and of its resource as plain values. */
const makeRecords = ({ resourceLogs }: OtlpLogs) =>
  resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs.flatMap(({ scope, logRecords }) =>
      logRecords.map(({ eventName, attributes }) => ({
        remote: scope.name,
        release: scope.version,
        event: eventName,
        attributes: Object.fromEntries(
          [...resource.attributes, ...attributes].map(({ key, value }) => [
            key,
            value.stringValue ?? value.doubleValue ?? "",
          ]),
        ),
      })),
    ),
  );

/** Starts a mock of an OpenTelemetry collector, which accepts logs as OTLP/HTTP in JSON, also from other origins. */
export async function openCollector() {
  const records: ReturnType<typeof makeRecords> = [];
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "POST") records.push(...makeRecords((await json(request)) as OtlpLogs));
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/v1/logs`, records, close: () => server.close() };
}
