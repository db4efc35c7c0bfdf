import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { stayBar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

/** The element that covers the middle of the focused element; null = the focused element is visible. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && (focused.contains(hit) || hit.contains(focused)) ? null : (hit?.textContent ?? "nothing");
  });

test("CD-04 WCAG 2.4.11 on a phone Tab brings nothing under the bar; a low window has the bar below the introduction", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${EN}/stays/hotel/4001/name${weekForTwo()}`);
  const rooms = page.getByRole("button", { name: /^Add one / });
  await expect(rooms.first()).toBeVisible();
  await rooms.first().focus();
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => coveredBy(page), { message: `stop ${stop}` }).toBeNull();
  }
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await expect.poll(() => coveredBy(page), { message: "the end of the page" }).toBeNull();
  await page.setViewportSize({ width: 720, height: 450 });
  await page.keyboard.press("Home");
  const bar = await stayBar(page).boundingBox();
  const rest = await page.getByRole("heading", { name: "Availability", level: 2 }).boundingBox();
  if (!bar || !rest) throw new Error("Both are on the page.");
  expect(bar.y + bar.height).toBeLessThan(rest.y);
});
