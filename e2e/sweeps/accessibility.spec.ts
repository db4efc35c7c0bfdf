import type { Page } from "@playwright/test";
import { atRest, expectDarkContrast, expectNoViolations } from "../support/axe.ts";
import { coveredControls } from "../support/covered-controls.ts";
import { dialogs } from "../support/dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { coveredStops, LOW } from "../support/low-window.ts";
import pages from "../support/pages.json" with { type: "json" };
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { speaking } from "../support/words.ts";
import { EN, SV } from "../support/world.ts";

const week = weekForTwo();

/** Every page of the route table, and further variants of the pages. */
const addresses = {
  ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page + week])),
  "stayslist without dates": "/stays",
  comparison: `/stays${week}&compare=cbis:2001.3001,cbis:2001.3002,cbis:4001`,
  "shared favourites": `/stays${week}&favourites=cbis:2001,cbis:2036,cbis:4001`,
  "shared trip":
    "/stays/trip?stay=2027-02-06,2027-02-13,2001,3001&time=2027-02-06T1230,2027-02-06T1335&time=2027-02-08T1000,2027-02-08T1100",
  "village outside the booking system": `/stays/village/2003/name${week}`,
};

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Words of up to eight letters in headings, labels and lists that are broken over lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, label, li)")].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(
          /(?<!\p{L})\p{L}{2,8}(?!\p{L})/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      return broken;
    }),
  );

/** Waits until nothing on the page loads or moves any more. */
async function settled(page: Page) {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await atRest(page);
}

for (const [name, address] of Object.entries(addresses)) {
  test(`WCAG 2.2 AA; 320 px, and text at 200 %, without scrolling sideways: ${name}`, async ({ page }) => {
    // Swedish words are longer than English ones.
    await page.goto(`${SV}${address}`);
    for (const viewport of [windows.desktop, windows.phone]) {
      await page.setViewportSize(viewport);
      await settled(page);
      await expectNoViolations(page);
    }
    expect(await page.evaluate(coveredControls)).toEqual([]);
    await expectDarkContrast(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    expect(await pageWidth(page)).toBeLessThanOrEqual(320);
    await page.setViewportSize(windows.phone);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await settled(page);
    expect(await pageWidth(page), "text at 200 %").toBeLessThanOrEqual(windows.phone.width);
    expect(await brokenWords(page), "text at 200 % on a phone").toEqual([]);
    await expect(
      page.getByRole("link", { name: speaking("sv")("host", "Skip to content") }),
    ).not.toBeInViewport();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(() => pageWidth(page), "text at 200 % on a tablet").toBeLessThanOrEqual(768);
    expect(await brokenWords(page)).toEqual([]);
  });
}

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

test("RT-01 WCAG 2.2 AA: an address that has no page", async ({ page, quiet }) => {
  quiet.allow(/^(?:refused|console error): .*404/);
  await page.goto(`${EN}/stays/nowhere/at/all/here`);
  await settled(page);
  await expectNoViolations(page);
});
