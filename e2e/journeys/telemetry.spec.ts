import { type Collector, openCollector } from "../support/collector.ts";
import { openSettings } from "../support/settings.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

const VILLAGE = `${EN}/stays/village/2001/name${weekForTwo()}`;

let collector: Collector;
test.beforeAll(async () => {
  collector = await openCollector();
});
test.afterAll(() => collector.close());

test("FE-06 vitals, load phases and errors of each remote reach the collector of the settings", async ({
  page,
  site,
}) => {
  const settings = await openSettings(site.settingsFolder);
  await settings.change({ telemetry: { endpoint: collector.endpoint } });
  try {
    await page.route(/\/releases\/mf-cart\/[^/]+\/remoteEntry\.js/, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await page.goto(`${VILLAGE}&utm_source=mail&session=secret`);
    await expect(page.getByRole("alert").first()).toBeVisible();
    // Playwright loses beacons of an unloading page while it intercepts requests.
    await page.unrouteAll();
    // The telemetry code loads after everything that the visitor waits for.
    await page.waitForLoadState("networkidle");
    const heading = page.getByRole("heading", { level: 1 });
    await heading.evaluate((element) =>
      element.addEventListener("click", () => {
        const start = performance.now();
        while (performance.now() < start + 250);
      }),
    );
    await heading.click();
    // The browser reports an interaction after its paint, and the telemetry reads the report when it is idle.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new PerformanceObserver(() => requestIdleCallback(() => resolve()));
          observer.observe({ type: "event", buffered: true });
        }),
    );
    await page.goto("about:blank");
    const find = (event: string, remote: string) =>
      collector.records().filter((record) => record.event === event && record.remote === remote);
    await expect
      .poll(() => find("browser.web_vital", "mf-property").map(({ attributes }) => attributes.name))
      .toEqual(expect.arrayContaining(["lcp", "cls", "fcp", "ttfb", "inp"]));
    const vitals = find("browser.web_vital", "mf-property").map(({ attributes }) => attributes);
    const interaction = vitals.find(({ name }) => name === "inp");
    expect(interaction).toMatchObject({
      "stays.inp.target": expect.stringMatching(/h1/),
      rating: expect.any(String),
    });
    expect(interaction?.["stays.inp.processing"]).toBeGreaterThan(240);
    await expect.poll(() => site.log()).toContain(String(interaction?.["stays.inp.target"]));
    const [lcp] = find("browser.web_vital", "mf-property").filter(
      ({ attributes }) => attributes.name === "lcp",
    );
    expect(lcp?.release).toMatch(/^1\.0\.0-/);
    expect(lcp?.attributes).toMatchObject({
      ...{ "http.route": "village", rating: expect.any(String) },
      "url.query": "utm_source=mail",
    });

    const [load] = find("stays.remote.load", "mf-property");
    expect(load?.attributes).toMatchObject({
      "stays.module": "page-village",
      "stays.load.outcome": "ready",
      "stays.load.attempt": 0,
    });
    expect(load?.attributes["stays.load.total"]).toBeGreaterThan(0);
    expect(load?.attributes["stays.load.bytes"]).toBeGreaterThan(0);
    expect(find("stays.remote.load", "mf-cart")[0]?.attributes).toMatchObject({
      "stays.load.outcome": "failed",
    });
    const problems = find("exception", "mf-cart").map(({ attributes }) => attributes);
    expect(problems).toContainEqual(
      expect.objectContaining({
        "http.route": "village",
        "stays.operation": expect.stringMatching(/^load slot-cart\./),
      }),
    );
  } finally {
    await settings.restore();
  }
});
