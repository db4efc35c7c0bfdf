import type { Locator, Page } from "@playwright/test";
import { cards, firstName, openResults, STATUS } from "../support/results.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("ruling 58 on a phone the filter chips scroll in the bar, and each control is there once", async ({
  page,
}) => {
  await openResults(page);
  const more = page.getByRole("button", { name: /^More Bedrooms/ });
  await expect(more).toHaveCount(1);
  await more.tap();
  await expect(page).toHaveURL(/Bedrooms|capacity|tag/i);
  await page.getByRole("button", { name: /^Filters/ }).tap();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await expect(dialog.getByRole("button", { name: /^More Bedrooms/ })).toBeVisible();
  await expect(more.and(page.locator(":visible"))).toHaveCount(1);
});

for (const [until, act] of Object.entries({
  "the scripts have come": async (_, release) => release(),
  "the visitor scrolls": async (page) => page.mouse.wheel(0, 10),
} satisfies Record<string, (page: Page, release: () => void) => Promise<void>>))
  test(`on a phone photos below the first screen leave the line to the page's scripts until ${until}`, async ({
    page,
  }) => {
    const photos: string[] = [];
    page.on("request", (request) => {
      if (/[?&]crop=/.test(request.url())) photos.push(request.url());
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js(?:\?|$)/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${EN}/stays${weekForTwo()}`, { waitUntil: "domcontentloaded" });
    const first = cards(page).first().getByRole("img").first();
    const isLoaded = (photo: Element) => photo instanceof HTMLImageElement && photo.naturalWidth > 0;
    await expect.poll(() => first.evaluate(isLoaded)).toBe(true);
    expect(photos.length).toBeLessThanOrEqual(2);
    await act(page, release);
    await expect.poll(() => photos.length).toBeGreaterThan(2);
    release();
  });

test("SR-05 SR-07 on a phone Show map covers no price, wherever the list is scrolled to, and the filters stay at the top", async ({
  page,
}) => {
  await openResults(page);
  const button = page.getByRole("button", { name: "Show map" });
  await expect(button).toBeVisible();
  const price = cards(page)
    .nth(1)
    .getByText(/^for \d+ nights?/);
  await price.scrollIntoViewIfNeeded();
  for (let step = 0; step < 12; step += 1) {
    // Left and right of the button, where cards have price and link, the bar is on top and not a card.
    const covered = await button.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return [24, innerWidth - 24].map(
        (x) => document.elementFromPoint(x, top + 4)?.closest("article") !== null,
      );
    });
    expect(covered).toEqual([false, false]);
    await page.mouse.wheel(0, 37);
  }
  await expect(page.getByRole("button", { name: /^Filters/ })).toBeInViewport({ ratio: 1 });
});

test("SW-02 SW-09 a day tapped before the calendar shows the tapped arrival is the departure", async ({
  page,
}) => {
  await openResults(page);
  await page.getByRole("button", { name: /^Change search/ }).tap();
  const dialog = page.getByRole("dialog", { name: "Find a stay" });
  await dialog.getByRole("button", { name: "Clear dates" }).tap();
  // Without dates the calendar goes to the present month, where the next one has days, too.
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth() + 1, 15);
  const name = next.toLocaleDateString("en-GB", { month: "long", year: "numeric" });
  const days = dialog.getByRole("grid", { name }).getByRole("button", { name: /, from / });
  await expect(days.nth(9)).toBeVisible();
  // Both clicks in one task: React has handled the first one, but the calendar does not show it yet.
  const [arrival, departure] = await days.evaluateAll(async (buttons) => {
    const chosen = [];
    for (const button of [buttons[0], buttons[9]]) {
      (button as HTMLButtonElement).click();
      chosen.push(button?.closest("[data-day]")?.getAttribute("data-day"));
      await Promise.resolve();
    }
    return chosen;
  });
  await dialog.getByRole("button", { name: "Search", exact: true }).tap();
  await expect(page).toHaveURL(new RegExp(`start=${arrival}&end=${departure}`));
});

/** Edges of an element in the document, in pixels. */
const findBox = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [left, right, top + scrollY, bottom + scrollY].map(Math.round);
  });

const headings = [
  { width: 320, text: "100%" },
  { width: 320, text: "200%" },
  { width: 390, text: "100%" },
  { width: 390, text: "200%" },
  { width: 768, text: "100%" },
  { width: 768, text: "200%" },
  { width: 1440, text: "100%" },
] as const;

test("ruling 91: nothing on the results page moves when the button Favourites comes", async ({ page }) => {
  await openResults(page);
  const name = await firstName(page);
  const title = page.getByRole("heading", { level: 1 });
  const basis = page.getByText(/^Prices are totals/);
  const views = page.getByRole("radiogroup", { name: "View as" });
  const parts = [
    title,
    basis,
    page.getByRole("status").filter({ hasText: STATUS }),
    views,
    cards(page).first(),
  ];
  const save = page.getByRole("button", { name: `Save ${name}` });
  const favourites = page.getByRole("button", { name: "Favourites" });
  for (const { width, text } of headings) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expect(favourites).toBeHidden();
    const before = await Promise.all(parts.map(findBox));
    await save.press("Enter");
    await expect(favourites).toBeVisible();
    const after = await Promise.all(parts.map(findBox));
    expect(after, `${width} px, text at ${text}`).toEqual(before);
    if (text === "100%") {
      const [, , top] = await findBox(favourites);
      expect((await findBox(views))[2], `one row at ${width} px`).toBe(top);
    }
    await save.press("Enter");
  }
});

/** Whether a text is the script of the full-screen search. */
const isSearch = (script: string) => script.includes("closeSearch");

test("SW-09 without a network the search of a phone opens, because its code has loaded before", async ({
  page,
  context,
}) => {
  const loaded = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && isSearch(await response.text()),
  );
  await openResults(page);
  await loaded;
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Change search/ }).tap();
  await expect(page.getByRole("dialog", { name: "Find a stay" })).toBeVisible();
});
