import type { Page } from "@playwright/test";
import { villageAddress } from "../support/basket.ts";
import { expectStored, note } from "../support/offline.ts";
import { cards, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";

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
      // It moves in from below.
      await expect(async () => {
        const [above, below] = [await note(page).boundingBox(), await control.boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      }).toPass();
    });
  });

test("ER-02 SR-01 without a network a list has all the pages that were loaded", async ({ page, context }) => {
  await openResults(page);
  const first = await cards(page).count();
  await page.getByRole("button", { name: "Load more stays" }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  const count = await cards(page).count();
  const secondPages = () =>
    page.evaluate(async () => {
      const answers = await (await caches.open("stays-answers-1")).keys();
      return answers.filter(({ url }) => /"pages".*,1\]$/.test(decodeURIComponent(url))).length;
    });
  await expect.poll(secondPages).toBe(1);
  await context.setOffline(true);
  await page.goto(page.url());
  await expect(cards(page)).toHaveCount(count);
});

test("ST-01 the setting offline ends the service worker and deletes what it stored", async ({
  page,
  settings,
}) => {
  await openResults(page);
  await expectStored(page);
  await settings.change({ offline: false });
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
});
