import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { purgePages } from "./change-live.mjs";

const received: string[] = [];
let cache: Server;
let status = 200;

beforeAll(async () => {
  // Node's HTTP server does not know the method BAN.
  cache = createServer((socket) => {
    socket.on("data", (request) => {
      const [, method, key] = /^(\w+) .*surrogate-key: (\S+)/is.exec(String(request)) ?? [];
      received.push(`${method} ${key}`);
      socket.end(`HTTP/1.1 ${status} Answer\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    });
  }).listen(0, "127.0.0.1");
  await once(cache, "listening");
});
afterAll(() => cache.close());
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const address = () => `http://127.0.0.1:${(cache.address() as AddressInfo).port}`;

test("FE-02 the pages of a remote end in every cache, and again once all servers know the release", async () => {
  await purgePages("mf-search", `${address()}  ${address()}`);
  expect(received).toEqual(Array(4).fill("BAN mf-search"));
});

test.each([
  ["that does not answer", () => "http://127.0.0.1:1", /cache http:\/\/127\.0\.0\.1:1 for a while/],
  ["that refuses", address, /it answers 403/],
  ["without a valid address", () => "cache-1", /cache cache-1 for a while/],
])("FE-02 a release is live all the same with a cache %s, which is named", async (_, origin, sentence) => {
  const printed = jest.spyOn(console, "log").mockImplementation(() => {});
  status = 403;
  await purgePages("mf-search", origin());
  expect(printed.mock.calls.join("\n")).toMatch(sentence);
});

test("FE-02 without a cache nothing is sent", async () => {
  await purgePages("mf-search", " ");
  expect(received).toEqual([]);
});
