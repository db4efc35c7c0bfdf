import type { Hono } from "hono";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { renderPage } from "../page/page-handler.ts";
import { addressProblems } from "./address-problems.fixture.mjs";
import { hostileAddresses } from "./hostile-addresses.fixture.mjs";
import { addRelease, openTestHost, type TestHost } from "./test-host.fixture.ts";
import { writeRegistry } from "./test-registry.fixture.ts";
import { testServers } from "./test-server.fixture.ts";

const SITE = "https://stays.example";
/** Not a divisor of the list's periods. */
const EVERY = 13;

const pages = [
  "/stays",
  "/stays/village/2001/name/3001",
  "/stays/cabindetail/1001/name",
  "/stays/hotel/4001/name",
  "/stays/package/detail/2001/810/name",
  "/stays/packages",
  "/stays/upsell/days",
];

const sample = hostileAddresses(pages, "en").filter((_, index) => index % EVERY === 0);

const serve = testServers();
let site: TestHost;
let called: string[];

beforeEach(async () => {
  called = [];
  site = await openTestHost();
  addRelease(site, "mf-cart", "1");
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
});
afterEach(() => site.close());

async function answerTo(app: Hono, address: string) {
  // As the Node adapter does: the address is part of an absolute one.
  const response = await app.fetch(new Request(SITE + address));
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

test("hostile addresses: no 5xx, no other host, nothing reflected, and the site stays healthy", async () => {
  const url = await serve((request, response) => {
    called.push(request.url ?? "");
    response.setHeader("content-type", "application/json").end('{"code":404}');
  });
  const app = await site.open({
    renderPage,
    galaxy: openGalaxy({ url, log: { warn: () => {} } }),
  });
  const problems: string[] = [];
  for (const address of sample)
    for (const problem of addressProblems(await answerTo(app, address)))
      problems.push(`${address.slice(0, 120)}: ${problem}`);
  expect(problems).toEqual([]);
  expect(site.lines.filter((line) => line.includes('"error"'))).toEqual([]);
  expect(called.length).toBeGreaterThan(0);
  for (const url of called) expect(url).toMatch(/^\/en\/api\/galaxy\/stays\/[a-z-]+(?:\/[a-z-]+)*(?:\?|$)/);
  expect(sample.length).toBeGreaterThan(400);
  expect((await app.request(`${SITE}/healthz`)).status).toBe(200);
});
