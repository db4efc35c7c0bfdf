import { expect, test } from "@playwright/test";
import { type CountedSite, galaxyCallIn, startCountedSite } from "../support/counted-galaxy.ts";
import pages from "../support/pages.json" with { type: "json" };
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

/** Calls that the browser makes after the server's: those of each visitor's own basket. */
const OWN = /^(?:get-basket|create-basket)/;

let site: CountedSite;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startCountedSite();
});
test.afterAll(() => site?.close());

const repeated = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) !== index);

for (const [route, path] of Object.entries(pages))
  test(`NF no call of Galaxy is made twice by server and browser: ${route}`, async ({ page }) => {
    const byBrowser: string[] = [];
    page.on("request", (request) => {
      const call = galaxyCallIn(request.url());
      if (call) byBrowser.push(call);
    });
    site.take();
    await page.goto(`${site.address}${EN}${path}${weekForTwo()}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // Parts below the viewport are requested when they enter it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const all = site.take();
    const byServer = [...all];
    for (const call of byBrowser) {
      const index = byServer.lastIndexOf(call);
      if (index !== -1) byServer.splice(index, 1);
    }
    expect(repeated(all)).toEqual([]);
    // A visitor's own trip is made of the basket, which only the browser requests.
    if (route !== "trip") expect(byServer.length).toBeGreaterThan(0);
    expect(byServer.filter((call) => OWN.test(call))).toEqual([]);
  });
