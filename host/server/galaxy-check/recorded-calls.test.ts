import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { createBasket, getBasket, validatePromoCode } from "@stays/galaxy";
import { testServers } from "../testing/test-server.fixture.ts";
import { recordCalls } from "./recorded-calls.ts";

const serve = testServers();
const SITE = "https://stays.example.com";
const VALID = '{"ValidationResult":[]}';

const LATIN = Buffer.from('{"ValidationResult":[{"PromoCode":"SNÖ"}]}', "latin1");

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const send =
  (headers: Record<string, string>, body: string | Buffer = VALID, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

test.each<[string, Answer, string]>([
  ["JSON", send({ "content-type": "application/json" }), "fits"],
  ["JSON with a charset", send({ "content-type": "application/json; charset=utf-8" }), "fits"],
  ["text/json", send({ "content-type": "text/json" }), "fits"],
  ["application/problem+json", send({ "content-type": "application/problem+json" }), "fits"],
  ["no content type", send({}), "fits"],
  ["a byte order mark", send({ "content-type": "application/json" }, `\uFEFF${VALID}`), "fits"],
  ["a compressed answer", send({ "content-encoding": "gzip" }, gzipSync(VALID)), "fits"],
  [
    "an answer in pieces",
    (_, response) => {
      response.write(VALID.slice(0, 5));
      response.end(VALID.slice(5));
    },
    "fits",
  ],
  ["JSON in Latin 1", send({ "content-type": "application/json; charset=iso-8859-1" }, LATIN), "fits"],
  ["JSON in a charset that nobody knows", send({ "content-type": "text/json; charset=x-galaxy" }), "failed"],
  ["HTML", send({ "content-type": "text/html" }, "<!doctype html>"), "failed"],
  ["nothing", send({}, "", 204), "failed"],
  ["a broken compression", send({ "content-encoding": "gzip" }), "failed"],
  ["an error", send({}, "{}", 500), "failed"],
  [
    "a redirect within its origin",
    (request, response) =>
      request.url?.startsWith("/moved")
        ? response.end(VALID)
        : response.writeHead(308, { location: "/moved" }).end(),
    "fits",
  ],
  ["a redirect elsewhere", send({ location: "https://elsewhere.example/" }, "", 302), "failed"],
])("CT-04 an answer of Galaxy with %s is judged as the site would: %s", async (_, answer, verdict) => {
  const { calls, ask } = recordCalls(await serve(answer), "en", SITE);
  await ask((galaxy) => validatePromoCode(galaxy, { promoCode: "A" }));
  expect(calls.map((call) => call.verdict)).toEqual([verdict]);
});

test.each<[string, Answer, string[]]>([
  ["JSON", send({ "content-type": "application/json" }), []],
  [
    "JSON in Latin 1",
    send({ "content-type": "application/json; charset=iso-8859-1" }, LATIN),
    ["validate-promocode: It is in iso-8859-1: the site passes it on in UTF-8."],
  ],
  [
    "a charset that nobody knows",
    send({ "content-type": "text/json; charset=x-galaxy" }),
    [
      "validate-promocode: It is in a charset that nobody knows (text/json; charset=x-galaxy): send JSON in UTF-8.",
    ],
  ],
  [
    "a redirect within its origin",
    (request, response) =>
      request.url?.startsWith("/moved")
        ? response.end(VALID)
        : response.writeHead(308, { location: "/moved?key=secret" }).end(),
    ["validate-promocode: It redirects to /moved: the site follows, a request more."],
  ],
])("CT-04 what the site does with %s is a remark, once", async (_, answer, remarks) => {
  const { ask, proxyRemarks } = recordCalls(await serve(answer), "en", SITE);
  for (let time = 0; time < 2; time += 1)
    await ask((galaxy) => validatePromoCode(galaxy, { promoCode: "A" }));
  expect([...proxyRemarks]).toEqual(remarks);
});

test.each([
  ["a cookie of its own", "basket=a=1", "basket=a=1", true],
  ["a cookie of its own domain and path", "basket=1; Domain=galaxy.example.net; Path=/v2", "basket=1", true],
  ["a cookie that the online site shares", "basket=1; Domain=example.com; Path=/", "basket=1", false],
  [
    "an Expires with a comma",
    "basket=1; Path=/; Expires=Wed, 21 Oct 2099 07:28:00 GMT; Secure; SameSite=None",
    "basket=1",
    false,
  ],
  [
    "a Max-Age that counts before Expires",
    "basket=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60",
    "basket=1",
    false,
  ],
  ["a cookie that ends at once", "basket=1; Path=/; Max-Age=0", undefined, false],
  ["the site's own cookie", "stays-visitor=1; Path=/", undefined, false],
])("CT-04 Galaxy knows the basket by %s", async (_, cookie, sent, isFitted) => {
  const received: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    received.push(request.headers.cookie);
    response.setHeader("set-cookie", [cookie, "other=2; Path=/; Max-Age=0"]);
    response.end("{}");
  });
  const { ask, proxyRemarks } = recordCalls(url, "en", SITE);
  await ask((galaxy) => createBasket(galaxy));
  await ask((galaxy) => getBasket(galaxy));
  expect(received).toEqual([undefined, sent]);
  expect(proxyRemarks.size).toBe(isFitted ? 1 : 0);
});
