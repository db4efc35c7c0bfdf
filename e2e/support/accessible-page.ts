import { expect, type Page } from "@playwright/test";
import { atRest, expectDarkContrast, expectNoViolations } from "./axe.ts";
import { coveredControls } from "./covered-controls.ts";
import { waitUntilHydrated, watchRequests } from "./hydrated.ts";
import { windows } from "./windows.ts";
import { speaking } from "./words.ts";

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

/** Expects WCAG 2.2 AA of a Swedish page, and room for all of it at 320 px and with text at 200 %. */
export async function expectAccessible(page: Page): Promise<void> {
  const allHasCome = watchRequests(page);
  /** Nothing on the page loads or moves any more. */
  const settled = async () => {
    await waitUntilHydrated(page);
    await page.waitForLoadState("networkidle");
    await allHasCome();
    await atRest(page);
  };
  for (const viewport of [windows.desktop, windows.phone]) {
    await page.setViewportSize(viewport);
    await settled();
    await expectNoViolations(page);
  }
  expect(await page.evaluate(coveredControls)).toEqual([]);
  await expectDarkContrast(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await settled();
  expect(await pageWidth(page)).toBeLessThanOrEqual(320);
  await page.setViewportSize(windows.phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await settled();
  expect(await pageWidth(page), "text at 200 %").toBeLessThanOrEqual(windows.phone.width);
  expect(await brokenWords(page), "text at 200 % on a phone").toEqual([]);
  await expect(
    page.getByRole("link", { name: speaking("sv")("host", "Skip to content") }),
  ).not.toBeInViewport();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => pageWidth(page), "text at 200 % on a tablet").toBeLessThanOrEqual(768);
  expect(await brokenWords(page)).toEqual([]);
}
