import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible-page.ts";
import { type CountedSite, startCountedSite, watchCalls } from "../support/counted-site.ts";
import { waitUntilHydrated, watchRequests } from "../support/hydrated.ts";
import { test as base, expect } from "../support/journey.ts";
import { coveredInLowWindows } from "../support/low-window.ts";
import pages from "../support/pages.json" with { type: "json" };
import { expectPrinted } from "../support/printed-page.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { SV } from "../support/world.ts";

const week = weekForTwo();

/** Calls that the browser makes after the server's: those of each visitor's own basket. */
const OWN = /^(?:get-basket|create-basket)/;

/** The test with a site that records the calls to Galaxy. */
const test = base.extend<object, { site: CountedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed off the pattern
    async ({}, use) => {
      const site = await startCountedSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.use({ viewport: windows.desktop, contextOptions: { reducedMotion: "reduce" } });

/** Opens a page to its end, and returns the calls to Galaxy of server and browser. */
async function openCounted(page: Page, site: CountedSite, address: string) {
  const byBrowser = watchCalls(page);
  const allHasCome = watchRequests(page);
  site.take();
  await page.goto(address);
  await waitUntilHydrated(page);
  // Parts below the viewport are requested when they enter it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await allHasCome();
  const all = site.take();
  const byServer = [...all];
  for (const call of byBrowser) {
    const index = byServer.lastIndexOf(call);
    if (index !== -1) byServer.splice(index, 1);
  }
  await page.evaluate(() => scrollTo(0, 0));
  return { all, byServer };
}

// One visit for all of this: a visit takes more of the processor than each of the checks.
for (const [name, address] of Object.entries(pages))
  test(`NF calls to Galaxy, print, WCAG 2.2 AA, low windows, 320 px and text at 200 %: ${name}`, async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(new RegExp(`^request to another host: ${site.galaxy}/`));
    // Swedish words are longer than English ones.
    const { all, byServer } = await openCounted(page, site, `${SV}${address}${week}`);
    await test.step("no call of Galaxy is made twice by server and browser", () => {
      expect(all.filter((call, index) => all.indexOf(call) !== index)).toEqual([]);
      // A visitor's own trip is made of the basket, which only the browser requests.
      if (name !== "trip") expect(byServer.length).toBeGreaterThan(0);
      expect(byServer.filter((call) => OWN.test(call))).toEqual([]);
    });
    await test.step("the page prints what it says, and what its prices are for", () =>
      expectPrinted(page, name));
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await test.step("WCAG 2.4.11 nothing covers what has the focus, at 400 % and in short windows", async () =>
      expect(await coveredInLowWindows(page)).toEqual([]));
  });

test("UP-01 WCAG 2.4.11 days that hide while the page scrolls down do not cover the links above them", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(new RegExp(`^request to another host: ${site.galaxy}/`));
  await page.setViewportSize({ width: 1000, height: 481 });
  await page.goto(`${SV}${pages.upsellday}${week}`);
  await waitUntilHydrated(page);
  const trip = page.getByRole("main").getByRole("link", { name: "Din resa" });
  const days = page.getByRole("list", { name: "Dagar" });
  const top = async () => (await days.boundingBox())?.y ?? 0;
  const before = await top();
  await page.evaluate(() => scrollBy(0, 40));
  await expect.poll(top).toBe(before - 40);
  await trip.click({ trial: true });
  await page.evaluate(() => scrollBy(0, 500));
  await expect.poll(top).toBeLessThan(0);
  await page.evaluate(() => scrollBy(0, -100));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});
