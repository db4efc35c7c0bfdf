import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** An object store in memory, with the calls and conditions that the release store uses. */
export interface FakeS3 {
  /** By bucket and key. */
  readonly objects: Map<string, Uint8Array>;
  /** Writes that still succeed; the others get no answer, as if the writer had been killed. */
  writesLeft: number;
  readonly address: string;
  close(): Promise<void>;
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Answers a listing: names below a prefix, and of folders below it only the first part. */
function list(objects: ReadonlyMap<string, Uint8Array>, bucket: string, query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter")];
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}/${prefix}`))
    .map((key) => key.slice(bucket.length + 1))
    .sort();
  const isBelow = (key: string) => delimiter !== null && key.slice(prefix.length).includes(delimiter);
  const folders = keys
    .filter(isBelow)
    .map((key) => `${prefix}${key.slice(prefix.length).split(delimiter ?? "/")[0]}/`);
  const contents = keys
    .filter((key) => !isBelow(key))
    .map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`);
  const common = [...new Set(folders)].map(
    (folder) => `<CommonPrefixes><Prefix>${escapeXml(folder)}</Prefix></CommonPrefixes>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}${common.join("")}</ListBucketResult>`;
}

/** Starts an object store in memory. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Uint8Array>();
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const key = decodeURIComponent(pathname.slice(1));
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    const known = objects.get(key);
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { "content-type": "application/xml" })
        .end(`<Error><Code>${code}</Code></Error>`);
    if (request.method === "PUT") {
      if (fake.writesLeft <= 0) return void request.socket.destroy();
      if (known && request.headers["if-none-match"] === "*") return void fail(412, "PreconditionFailed");
      fake.writesLeft -= 1;
      objects.set(key, Buffer.concat(parts));
      response.end();
    } else if (request.method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (searchParams.get("list-type") === "2") {
      response.setHeader("content-type", "application/xml");
      response.end(list(objects, key.replace(/\/$/, ""), searchParams));
    } else if (known) response.end(known);
    else fail(404, "NoSuchKey");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakeS3 = {
    objects,
    writesLeft: Number.POSITIVE_INFINITY,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
