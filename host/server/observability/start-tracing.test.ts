import type { RequestListener } from "node:http";
import { Hono } from "hono";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { galaxyRoutes } from "../galaxy/galaxy-routes.ts";
import { type PageRequest, renderPage } from "../page/page-handler.ts";
import { pageRequestFixture } from "../testing/page-request.fixture.ts";
import { fromVisitor } from "../testing/request-source.fixture.ts";
import { testServers } from "../testing/test-server.fixture.ts";
import { createLog } from "./log.ts";
import { observeRequests } from "./observe-requests.ts";
import { startTracing } from "./start-tracing.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";
const log = createLog(() => {});

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
}
interface SentTraces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const serve = testServers();
let bodies: string[];
let calls: (string | undefined)[];

const collector: RequestListener = async (request, response) => {
  bodies.push(`${request.url} ${Buffer.concat(await request.toArray())}`);
  response.end("{}");
};
const galaxy: RequestListener = (request, response) => {
  calls.push(request.headersDistinct.traceparent?.[0]);
  response.statusCode = request.url?.includes("get-basket") ? 503 : 200;
  response.end("{}");
};

beforeEach(() => {
  bodies = [];
  calls = [];
});

/** The pages and the proxy of a site. Its render worker makes one call of Galaxy. */
function site(galaxyUrl: string): Hono {
  const galaxy = openGalaxy({ url: galaxyUrl, log });
  const search = "/en/api/galaxy/stays/availability/accommodation?start=2027-02-06";
  const app = new Hono().use(observeRequests({ answered: () => {} }, null));
  app.route("/", galaxyRoutes({ galaxy, hasLanguage: () => true, siteOrigin: "http://localhost" }));
  app.get("/assets/a.js", (context) => context.text(""));
  const pool: PageRequest["pool"] = {
    render: ({ traceparent }) => ({
      first: galaxy.read(galaxyUrl + search, traceparent).then(() => null),
      late: (async function* () {})(),
      cancel: () => {},
    }),
  };
  app.get("*", async ({ req }) => (await renderPage(req.raw, pageRequestFixture({ pool }))).response);
  return app;
}

/** The spans that the collector got, by name. */
const sentSpans = (): Readonly<Record<string, SentSpan>> =>
  Object.fromEntries(
    bodies
      .map((body) => JSON.parse(body.slice(body.indexOf(" "))) as SentTraces)
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans.map((span) => [span.name, span])),
  );

test("a collector gets the spans of requests, renderings and calls of Galaxy, without a visitor's data", async () => {
  const tracing = startTracing(await serve(collector), "stays-test", log);
  const app = site(await serve(galaxy));
  const env = fromVisitor({ traceparent: `00-${TRACE}-${CALLER}-01` });
  const page = await app.request("/en/stays?start=2027-02-06&promo=secret", {}, env);
  await page.text();
  await app.request("/en/api/galaxy/stays/get-basket?secret=1", {}, env);
  await app.request("/assets/a.js", {}, env);
  await tracing.close();

  expect(bodies.every((body) => body.startsWith("/v1/traces "))).toBe(true);
  expect(bodies.join()).toContain("stays-test");
  expect(bodies.join()).not.toMatch(/secret|2027-02-06/);
  const spans = sentSpans();
  expect(Object.keys(spans).sort()).toEqual([
    "GET galaxy",
    "GET page",
    "galaxy availability/accommodation",
    "galaxy get-basket",
    "render",
  ]);
  expect(new Set(Object.values(spans).map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(spans["GET page"]?.parentSpanId).toBe(CALLER);
  expect(spans.render?.parentSpanId).toBe(spans["GET page"]?.spanId);
  const read = spans["galaxy availability/accommodation"];
  expect(read?.parentSpanId).toBe(spans.render?.spanId);
  expect(spans["galaxy get-basket"]).toMatchObject({
    parentSpanId: spans["GET galaxy"]?.spanId,
    status: { code: 2 },
  });
  expect(calls).toEqual([read, spans["galaxy get-basket"]].map((span) => `00-${TRACE}-${span?.spanId}-01`));
});

test("a collector that refuses traces is logged once, and the site answers as before", async () => {
  const lines: string[] = [];
  const refusing: RequestListener = (_, response) => response.writeHead(400).end();
  const tracing = startTracing(
    await serve(refusing),
    "stays",
    createLog((line) => lines.push(line)),
  );
  const app = site(await serve(galaxy));
  expect((await app.request("/en/stays")).status).toBe(200);
  await tracing.close();
  expect(lines.filter((line) => line.includes("traces cannot be sent"))).toHaveLength(1);
});
