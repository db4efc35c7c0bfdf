import { atRest } from "../support/axe.ts";
import { dialogs } from "../support/dialogs.ts";
import { eachPage } from "../support/each-page.ts";
import { coveredStops, LOW } from "../support/low-window.ts";
import { expect, test } from "../support/test.ts";

/** First those in which parts are sticky, and that are not much higher than these parts. A page gets smaller. */
const WINDOWS = [
  { width: 1280, height: 600 },
  { width: 1000, height: 481 },
  { width: 390, height: 481 },
  LOW,
];

test("WCAG 2.4.11 nothing covers what has the focus: all pages at 400 % and in short windows", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const covered = await eachPage(browser, site, { viewport: WINDOWS[0] ?? LOW }, async (page) => {
    const found: string[] = [];
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await atRest(page);
      const stops = await coveredStops(page);
      found.push(...stops.map((stop) => `${size.width} x ${size.height}: ${stop}`));
    }
    return found;
  });
  for (const [name, stops] of Object.entries(covered)) expect.soft(stops, name).toEqual([]);
});

test("WCAG 1.4.10 at 400 % the dialog Photos shows a photo above its caption", async ({ page }) => {
  await dialogs.Photos?.(page);
  const figure = page.getByRole("dialog", { name: "Photos" }).getByRole("figure");
  await expect(figure).toBeVisible();
  await page.setViewportSize(LOW);
  const photo = figure.getByRole("img").first();
  await expect.poll(async () => (await photo.boundingBox())?.height ?? 0).toBeGreaterThan(LOW.height / 2);
});
