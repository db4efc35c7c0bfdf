import { openCollector } from "../support/collector.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

const VILLAGE = `${EN}/stays/village/2001/name${weekForTwo()}`;

test("FE-06 vitals, load phases and errors of each remote reach the collector of the settings", async ({
  page,
  settings,
}) => {
  const collector = await openCollector();
  await settings.change({ telemetry: { endpoint: collector.endpoint } });
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
    collector.records
      .filter((record) => record.event === event && record.remote === remote)
      .map(({ release, attributes }) => ({ release, ...attributes }));
  const vital = (name: string, more: object = {}) =>
    expect.objectContaining({
      name,
      rating: expect.stringMatching(/^(?:good|needs-improvement|poor)$/),
      release: expect.stringMatching(/^1\.0\.0-/),
      ...more,
    });
  await expect
    .poll(() => find("browser.web_vital", "mf-property"))
    .toEqual(
      expect.arrayContaining([
        vital("lcp", { "http.route": "village", "url.query": "utm_source=mail" }),
        ...["cls", "fcp", "ttfb"].map((name) => vital(name)),
        vital("inp", { "stays.inp.target": expect.stringMatching(/h1/) }),
      ]),
    );
  const expectRecord = (event: string, remote: string, attributes: Record<string, unknown>) =>
    expect.poll(() => find(event, remote)).toContainEqual(expect.objectContaining(attributes));
  await expectRecord("stays.remote.load", "mf-property", {
    "stays.module": "page-village",
    "stays.load.outcome": "ready",
    "stays.load.bytes": expect.any(Number),
  });
  await expectRecord("stays.remote.load", "mf-cart", { "stays.load.outcome": "failed" });
  await expectRecord("exception", "mf-cart", {
    "http.route": "village",
    "stays.operation": expect.stringMatching(/^load slot-cart\./),
  });
  collector.close();
});
