import { expectAccessible } from "../support/accessible-page.ts";
import { atRest, expectDarkContrast, expectNoViolations } from "../support/axe.ts";
import { dialogs } from "../support/dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { coveredStops, LOW } from "../support/low-window.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN, SV } from "../support/world.ts";

const week = weekForTwo();

/** Variants of the pages in `each-page.spec.ts`. */
const variants = {
  "stayslist without dates": "/stays",
  comparison: `/stays${week}&compare=cbis:2001.3001,cbis:2001.3002,cbis:4001`,
  "shared favourites": `/stays${week}&favourites=cbis:2001,cbis:2036,cbis:4001`,
  "shared trip":
    "/stays/trip?stay=2027-02-06,2027-02-13,2001,3001&time=2027-02-06T1230,2027-02-06T1335&time=2027-02-08T1000,2027-02-08T1100",
  "village outside the booking system": `/stays/village/2003/name${week}`,
};

for (const [name, address] of Object.entries(variants))
  test(`WCAG 2.2 AA; 320 px, and text at 200 %, without scrolling sideways: ${name}`, async ({ page }) => {
    await page.goto(`${SV}${address}`);
    await expectAccessible(page);
  });

test("WCAG 2.2 AA: contrast in the dark of flexible dates and of the details of a price", async ({
  page,
}) => {
  await page.goto(`${EN}/stays${week}`);
  await page.getByRole("search").getByRole("button", { name: "Arrival" }).click();
  await page.getByRole("tab", { name: "Flexible dates" }).click();
  await expect(page.getByRole("toolbar").getByRole("button").first()).toBeVisible();
  await expectDarkContrast(page);
  await page.goto(`${EN}/stays/village/2001/name${week}`);
  await page.waitForLoadState("networkidle");
  const details = page.getByRole("group").filter({ hasText: "Price details" }).first();
  await details.getByText("Price details").click();
  await expect(details).toHaveAttribute("open");
  await expectDarkContrast(page);
});

for (const [name, open] of Object.entries(dialogs)) {
  test(`WCAG 2.2 AA: dialog ${name}; at 400 % it scrolls as a whole, and nothing covers what has the focus`, async ({
    page,
  }) => {
    await open(page);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoViolations(page);
    await expectDarkContrast(page);
    // Who zooms has the window that was opened before, only lower and narrower.
    await page.setViewportSize(LOW);
    await atRest(page);
    // What scrolls is as high as the window. What is not higher than its box needs no scrolling.
    const height = await dialog.evaluate(
      (box) =>
        [box, ...box.querySelectorAll("*")].find(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
        )?.clientHeight ?? innerHeight,
    );
    expect(height).toBeGreaterThan(LOW.height * 0.8);
    expect(await coveredStops(page, "[role=dialog]")).toEqual([]);
  });
}

test("WCAG 1.4.10 at 400 % the dialog Photos shows a photo above its caption", async ({ page }) => {
  await dialogs.Photos?.(page);
  const figure = page.getByRole("dialog", { name: "Photos" }).getByRole("figure");
  await expect(figure).toBeVisible();
  await page.setViewportSize(LOW);
  const photo = figure.getByRole("img").first();
  await expect.poll(async () => (await photo.boundingBox())?.height ?? 0).toBeGreaterThan(LOW.height / 2);
});
