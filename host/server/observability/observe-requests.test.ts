import type { IncomingHttpHeaders } from "node:http";
import { Hono } from "hono";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { galaxyRoutes } from "../galaxy/galaxy-routes.ts";
import { fromVisitor } from "../testing/request-source.fixture.ts";
import { releaseFixture } from "../testing/test-registry.fixture.ts";
import { testServers } from "../testing/test-server.fixture.ts";
import { createLog } from "./log.ts";
import { createMetrics, metricsRoutes } from "./metrics.ts";
import { observeRequests } from "./observe-requests.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

const serve = testServers();
let lines: string[];
const log = createLog((line) => lines.push(line));
beforeEach(() => {
  lines = [];
});

const metrics = () =>
  createMetrics({
    registry: {
      get: async () => ({ "mf-cart": releaseFixture("mf-cart", "1.0.0-a") }),
      missing: ["mf-upsell"],
      unserved: ["mf-cart 2", "mf-upsell 1"],
      use: { number: 42, unreadableSince: "1970-01-01T00:01:00.000Z" },
    },
    hostVersion: "1.0.0",
    watch: { of: () => ({ visitors: 0, failures: 0 }) },
    rendering: () => null,
  });

function site(galaxyUrl = "http://127.0.0.1:1") {
  const counted = metrics();
  const app = new Hono().use(observeRequests(counted, log));
  app.route(
    "/",
    metricsRoutes(counted, async (_, next) => next()),
  );
  const galaxy = openGalaxy({ url: galaxyUrl, log });
  app.route("/", galaxyRoutes({ galaxy, hasLanguage: () => true, siteOrigin: "http://localhost" }));
  app.get("/en/stays", (context) => context.text("a page"));
  return app;
}

test("a call to Galaxy continues the trace of its request, whose id is in answer and log (ruling 117)", async () => {
  let headers: IncomingHttpHeaders = {};
  const galaxyUrl = await serve((request, response) => {
    headers = request.headers;
    response.end("{}");
  });
  const app = site(galaxyUrl);
  const path = "/en/api/galaxy/stays/get-basket?secret=1";
  const response = await app.request(
    path,
    { headers: { "x-request-id": "forged" } },
    fromVisitor({ traceparent }),
  );
  expect(headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(headers.traceparent).not.toBe(traceparent);
  expect([headers["x-request-id"], response.headers.get("x-request-id")]).toEqual([TRACE, TRACE]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    message: "request",
    method: "GET",
    path: "/en/api/galaxy/stays/get-basket",
    status: 200,
    request: TRACE,
  });
  expect(lines.join()).not.toContain("secret");
});

test.each(["", "00-short-00f067aa0ba902b7-01", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, "\u00e5"])(
  "a request with the traceparent %j starts a trace of its own",
  async (header) => {
    const ask = () => site().request("/en/stays", {}, fromVisitor({ traceparent: header }));
    const [one, other] = [await ask(), await ask()];
    const ids = [one, other].map(({ headers }) => headers.get("x-request-id"));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(ids[0]).not.toBe(ids[1]);
  },
);

test("/metrics counts answers by kind and status, and lists the live releases", async () => {
  const app = site();
  await app.request("/en/stays");
  await app.request("/en/stays");
  await app.request("/assets/none.js");
  const response = await app.request("/metrics");
  const text = await response.text();
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  expect(text).toContain('stays_answer_seconds_count{kind="page",status="200"} 2');
  expect(text).toContain('stays_answer_seconds_count{kind="file",status="404"} 1');
  expect(text).toContain('stays_release_info{remote="mf-cart",release="1.0.0-a"} 1');
  expect(text).toContain("stays_missing_remotes 1");
  expect(text).toContain("stays_unserved_releases 2");
  expect(text).toContain("stays_registry_number 42");
  expect(text).toContain("stays_registry_unreadable_since_seconds 60");
});

test("reports with made-up names add no series", async () => {
  const counted = metrics();
  await counted.problem("mf-cart");
  await counted.problem("mf-made-up-1");
  await counted.problem("mf-made-up-2");
  const series = (await counted.text()).split("\n").filter((line) => line.startsWith("stays_problems_total"));
  expect(series).toEqual([
    'stays_problems_total{remote="mf-cart"} 1',
    'stays_problems_total{remote="unknown"} 2',
  ]);
});
