import type { Page } from "@playwright/test";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";
import { findPath } from "../support/world.ts";

test("ST-02 at 1440 px the search takes no more lines in German than in English", async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  async function readHeight(code: "en" | "de") {
    await page.goto(`${findPath(code)}/stays?start=2027-02-07&end=2027-02-14&rooms=1&gc-1-adults=2`);
    const search = page.getByRole("search");
    await expect(search.getByRole("button").last()).toBeVisible();
    return (await search.boundingBox())?.height;
  }
  expect(await readHeight("de")).toBe(await readHeight("en"));
});

/** Fields of the search bar whose text is wider than they are, and labels with a broken word. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const form = document.querySelector("form[role=search]");
    const fields = [
      ...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, [type=text]") ?? []),
    ];
    const cut = fields.filter((field) => {
      const text =
        field instanceof HTMLSelectElement
          ? field.selectedOptions[0]?.text
          : field.value || field.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen) pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return (pen?.measureText(text ?? "").width ?? 0) > room;
    });
    const words = [...(form?.querySelectorAll("label, button > span:first-child") ?? [])].flatMap((label) => {
      const text = label.firstChild;
      return [...(text?.textContent ?? "").matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return range.getClientRects().length > 1;
      });
    });
    return [...cut.map(({ name }) => name), ...words.map(([word]) => word)];
  });

test("SW-07 the search bar cuts no text at 200 %, at any width", async ({ page }) => {
  // German words are the longest.
  await page.goto(`${findPath("de")}/stays${weekForTwo()}`);
  await page.waitForLoadState("networkidle");
  for (const size of ["100%", "200%"]) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const width of [1440, 1200, 800]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cutTexts(page), { message: `${size} at ${width} px` }).toEqual([]);
    }
  }
});
