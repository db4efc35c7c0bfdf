import { expect, test } from "@playwright/test";
import { clearFaults } from "./support/faults.ts";
import { type FaultyReleases, openFaultyReleases, type ServerFault } from "./support/faulty-releases.ts";
import { type RunningSite, startSite } from "./support/site.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { EN } from "./support/world.ts";

const PAGE = `${EN}/stays/upsell/transport`;
const OTHER_PAGE = `${EN}/stays`;
/** Milliseconds that the first part of a page may take at most, and a little for a busy machine. */
const LIMIT = 2500 + 4000;

/** A server bundle whose transport page renders this. */
const rendering = (body: string, contract = 1): string => `
  exports.pages = { transport: async () => ({
    contract: ${contract},
    Page: () => { ${body} },
    queries: () => [],
    head: () => ({ title: "Faulty" }),
    texts: { namespace: "mf-transport", load: { en: async () => ({ default: {} }) } },
  }) };
  exports.slots = {};`;

interface FaultCase extends ServerFault {
  readonly name: string;
  /** What the log says of it. */
  readonly reason: string;
}

const cases: readonly FaultCase[] = [
  { name: "missing", code: null, reason: "is missing" },
  { name: "syntax-error", code: "exports.pages = {{{", reason: "SyntaxError" },
  { name: "throws-at-load", code: "throw new Error('boom at load')", reason: "boom at load" },
  {
    name: "throws-in-render",
    code: rendering("throw new Error('boom in render')"),
    reason: "boom in render",
  },
  { name: "endless-loop", code: rendering("for (;;) {}"), reason: "nothing came within" },
  { name: "endless-at-load", code: "for (;;) {}", reason: "nothing came within" },
  { name: "wrong-contract", code: rendering("return null", 99), reason: "contract 99" },
  { name: "unknown-module", code: "require('left-pad')", reason: "does not provide left-pad" },
  { name: "tampered", code: rendering("return null"), isTampered: true, reason: "not the one" },
  { name: "no-pages", code: "exports.nothing = 1", reason: "has no pages" },
];

// One site, whose live release changes from test to test.
test.describe.configure({ mode: "default" });

let releases: FaultyReleases;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  releases = await openFaultyReleases("mf-transport");
  site = await startSite({ RELEASES: releases.folder });
});
test.afterAll(async () => {
  await site?.close();
  await releases?.close();
});

async function timed(address: string) {
  const began = performance.now();
  const response = await fetch(site.address + address);
  const html = await response.text();
  return { html, response, took: performance.now() - began };
}

for (const { name, reason, ...fault } of cases) {
  test(`FE-03 server bundle ${name}: shell rendered, slot left to the browser, logged`, async ({ page }) => {
    await releases.release(name, fault);
    const { html, response, took } = await timed(PAGE);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(took).toBeLessThan(LIMIT);
    expect(html).toContain('id="remote-registry"');

    expect(html).toContain("<header");
    const lines = site.log().split("\n");
    const line = lines.find((one) => one.includes(reason) && one.includes(`"release":"${name}"`));
    expect(line, `${reason} in ${lines.slice(-5).join("\n")}`).toContain('"remote":"mf-transport"');

    expect((await timed(OTHER_PAGE)).html).toContain("<h1");
    await page.goto(site.address + PAGE);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("FE-03 a release that hangs again and again costs no further visitor the limit", async () => {
  await releases.release("endless-again", { code: rendering("for (;;) {}") });
  for (const _ of [1, 2, 3]) await timed(PAGE);
  const poolState = async () => (await (await fetch(`${site.address}/healthz`)).json()).rendering;
  const before = await poolState();
  expect(before.quarantined).toContain("mf-transport endless-again");
  expect((await timed(PAGE)).html).toContain("<header");
  expect((await poolState()).replaced).toBe(before.replaced);
});

for (const [week, { kind, limit, logged }] of [
  { kind: "slow", limit: 4000, logged: null },
  { kind: "hang", limit: 4500, logged: "availability/accommodation" },
  { kind: "fail", limit: 2500, logged: "availability/accommodation" },
].entries()) {
  test(`FE-03 Galaxy ${kind}: shell rendered inside its limit, the page is the browser's`, async ({
    page,
  }) => {
    const order = { operation: "searchAccommodation", kind, ms: 700, remaining: 1 };
    await fetch(`${site.address}/sandbox/faults`, { method: "POST", body: JSON.stringify(order) });
    const { html, response, took } = await timed(OTHER_PAGE + weekForTwo(week));
    await clearFaults(site.address);
    expect(response.status).toBe(200);
    expect(took).toBeLessThan(limit);
    expect(html).toContain("<header");
    if (logged) {
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(site.log()).toMatch(new RegExp(`"remote":"mf-search".*"reason":".*${logged}`));
    }
    await page.goto(site.address + OTHER_PAGE);
    await expect(page.getByRole("list", { name: "Results" }).getByRole("article").first()).toBeVisible();
  });
}
