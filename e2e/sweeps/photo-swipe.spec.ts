import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { cards, firstName, openResults } from "../support/results.ts";
import { watchShifts } from "../support/shifts.ts";
import { touchScreen } from "../support/touch-screen.ts";
import { EN } from "../support/world.ts";

/** The carousel of the first card. */
const firstCarousel = (page: Page): Locator => cards(page).first().getByRole("group").first();

/** Scripts that the page requests after this call. */
function watchScripts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

/** Visible width of the pictures beside the current one, in pixels. */
const sliver = (carousel: Locator): Promise<number> =>
  carousel.evaluate((group) => {
    const track = group.querySelector(".swiper")?.getBoundingClientRect();
    if (!track) return Number.POSITIVE_INFINITY;
    const seen = [...group.querySelectorAll("[aria-hidden] img")].map((img) => {
      const { left, right } = img.getBoundingClientRect();
      return Math.min(right, track.right) - Math.max(left, track.left);
    });
    return Math.max(0, ...seen);
  });

async function openGallery(page: Page): Promise<Locator> {
  await page.goto(`${EN}/stays/village/2001/x`);
  await page.getByRole("button", { name: /^Open photo 1 of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Photos" });
  await expect(dialog.getByRole("status")).toHaveText(/^Photo 1 of/);
  return dialog;
}

test.describe("with fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("SR-05 CO-08 the first swipe on a card counts and keeps the list: Swiper's code comes with it, and nothing moves; a tap opens the stay", async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await openResults(page);
    const [list, name] = [page.url(), await firstName(page)];
    const carousel = firstCarousel(page);
    await expect(carousel.getByText(/^1 \/ \d+$/)).toBeVisible();
    await expect(carousel.locator("img")).toHaveCount(1);
    await shifts.start();
    const scripts = watchScripts(page);
    const touch = await touchScreen(page);
    await touch.swipe(carousel, -160);
    await expect(carousel.getByText(/^2 \/ \d+$/)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    await touch.swipe(carousel, 160);
    await expect(carousel.getByText(/^1 \/ \d+$/)).toBeVisible();
    await touch.swipe(carousel, 160);
    await expect(carousel.getByText(/^(\d+) \/ \1$/)).toBeVisible();
    await expect.poll(() => sliver(carousel)).toBe(0);
    expect(await shifts.list()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    const [width, ...slides] = await carousel.evaluate((group) =>
      [...group.querySelectorAll(".swiper, .swiper-slide")].map((box) => box.getBoundingClientRect().width),
    );
    expect(Math.max(...slides), "no photo is wider in a window that has become narrower").toBe(width);
    expect(page.url()).toBe(list);
    await carousel.tap();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("CD-01 CO-08 in the gallery a swipe steps and fades, a pinch and + enlarge the photo alone (ruling 113)", async ({
    page,
  }) => {
    const dialog = await openGallery(page);
    const photo = dialog.getByRole("img");
    const width = async () => (await photo.boundingBox())?.width ?? 0;
    await expect.poll(async () => (await photo.boundingBox())?.x).toBeLessThan(1);
    const fitted = await width();
    const fades = dialog
      .locator("figure, figure *")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationDuration));
    expect(await fades).toContain("0.25s");
    await expect(dialog.locator(":focus")).toBeVisible();
    await page.keyboard.press("+");
    await expect.poll(width).toBeGreaterThan(fitted * 1.5);
    await page.keyboard.press("-");
    await expect.poll(width).toBeCloseTo(fitted, 0);
    const touch = await touchScreen(page);
    await touch.swipe(dialog.locator("figure"), -200);
    await expect(dialog.getByRole("status")).toHaveText(/^Photo 2 of/);
    await expect(photo).toHaveCount(1);
    await expect.poll(async () => (await photo.boundingBox())?.x).toBeLessThan(1);
    await touch.pinchOut(photo);
    await expect.poll(width).toBeGreaterThan(fitted * 1.5);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await expect(dialog.getByRole("status")).toHaveText(/^Photo 2 of/);
    // The next photo fits the window again.
    await dialog.getByRole("button", { name: "Next photo" }).tap();
    await expect(dialog.getByRole("status")).toHaveText(/^Photo 3 of/);
    await expect.poll(width).toBeCloseTo(fitted, 0);
    await dialog.getByRole("button", { name: /^Photo 1 of/ }).tap();
    await expect(dialog.getByRole("status")).toHaveText(/^Photo 1 of/);
  });
});
