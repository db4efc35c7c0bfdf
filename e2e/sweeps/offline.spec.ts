import type { Page } from "@playwright/test";
import { villageAddress } from "../support/basket.ts";
import { expectStored, note } from "../support/offline.ts";
import { cards, openResults } from "../support/results.ts";
import { openSettings } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

test("ER-02 what is forgotten is no longer stored, and a page that was never visited appears with the connection", async ({
  page,
  context,
}) => {
  await openResults(page);
  await expectStored(page);
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await page.evaluate(() => localStorage.setItem("stays.visit.booked-stays", "[]"));
  await page.getByRole("button", { name: "Favourites" }).click();
  await page.getByRole("button", { name: "Forget what I looked at" }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("stays.visit.booked-stays"))).toBeNull();
  await page.reload();
  await expectStored(page);
  await context.setOffline(true);
  await page.goto(`${EN}/stays?start=2027-03-06&end=2027-03-13&gc-1-adults=3`);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(cards(page).first()).toBeVisible();
});

for (const { name, open, button } of [
  { name: "results", open: openResults, button: "Show map" },
  { name: "a village", open: (page: Page) => page.goto(villageAddress()), button: "Check availability" },
])
  test.describe(() => {
    test.use({ viewport: { width: 320, height: 640 } });

    test(`ER-02 CD-04 on a phone the note of a lost connection is above the bar of ${name}`, async ({
      page,
      context,
    }) => {
      await open(page);
      const control = page.getByRole("button", { name: button });
      await expect(control).toBeVisible();
      await context.setOffline(true);
      await expect(note(page)).toBeVisible();
      const [above, below] = [await note(page).boundingBox(), await control.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    });
  });

test("ST-01 the setting offline ends the service worker and deletes what it stored", async ({
  page,
  site,
}) => {
  await openResults(page);
  await expectStored(page);
  const settings = await openSettings(site.settingsFolder);
  try {
    await settings.change({ offline: false });
    await page.reload();
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    await expect.poll(left).toEqual([]);
  } finally {
    await settings.restore();
  }
});
