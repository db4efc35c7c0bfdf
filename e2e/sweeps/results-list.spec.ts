import { cards, openResults, watchLists } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { expectNoSidewaysScroll } from "../support/windows.ts";

test("SR-10 coming back from a stay restores depth and scroll position without a request, and the position also after a reload there", async ({
  page,
}) => {
  await openResults(page);
  const next = page.waitForResponse("**/availability/accommodation/get?*");
  await page.getByRole("button", { name: "Load more stays" }).scrollIntoViewIfNeeded();
  await next;
  await expect(cards(page).nth(30)).toBeAttached();
  const link = cards(page).nth(30).getByRole("heading").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const depth = await cards(page).count();
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  // Record the position in the click itself: before it, the cards around may still render and shift the page.
  await link.evaluate((element) => {
    const report = () => {
      document.documentElement.dataset.left = JSON.stringify([element.getBoundingClientRect().y, scrollY]);
    };
    element.addEventListener("click", report, { capture: true });
  });
  await link.click();
  await expect(page).not.toHaveURL(/\/stays\?/);
  const [before, depthBefore] = JSON.parse((await page.locator("html").getAttribute("data-left")) ?? "[]");
  const asked = watchLists(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(depth);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depthBefore);
  expect(asked).toEqual([]);

  // A reload of the stay's page clears the query cache. The list is requested again, with as many pages as
  // before.
  await page.goForward();
  await page.reload();
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await page.waitForLoadState("networkidle");
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 600 } });

  test("SR-10 the browser keeps nothing of cards that are far from the viewport", async ({ page }) => {
    await openResults(page);
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      expect(await cards(page).count()).toBeGreaterThan(90);
    }).toPass();
    const browser = await page.context().newCDPSession(page);
    const countShown = () =>
      page.evaluate(() => {
        const nodes = document.createTreeWalker(document);
        let count = 0;
        while (nodes.nextNode()) count += 1;
        return count;
      });
    const surplus = async () => {
      await browser.send("HeapProfiler.collectGarbage");
      const { nodes } = await browser.send("Memory.getDOMCounters");
      return nodes / (await countShown());
    };
    await expect.poll(surplus).toBeLessThan(1.5);
    /** Heights of the window between it and the photo that is farthest from it. */
    const farthest = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll("main article img")].map((photo) =>
          photo.getBoundingClientRect(),
        );
        return (
          Math.max(...boxes.map(({ top, bottom }) => Math.max(-bottom, top - innerHeight))) / innerHeight
        );
      });
    // Eight heights, and the rest of a group.
    await expect.poll(farthest).toBeLessThan(16);
  });
});

test("SR-04 SR-07 the four variants of the list fit into each width; filters are chips of the bar (ruling 58)", async ({
  page,
}) => {
  await openResults(page);
  await expect(page.getByRole("button", { name: "Sauna", exact: true })).toBeVisible();
  for (const name of ["Tiles", "List", "Standard", "Compact"]) {
    await page.getByRole("radio", { name }).check();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards(page).first()).toBeVisible();
      await expectNoSidewaysScroll(page, `${name} at ${width} px`);
    }
  }
});
