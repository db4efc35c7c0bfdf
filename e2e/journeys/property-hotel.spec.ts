import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { keyboard } from "../support/pointer.ts";
import { sidebar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

/** Counts the photos that fly to the cart: decoration, which the page appends to the body and removes again. */
const watchFlights = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const flights = added.filter((node) => node instanceof HTMLImageElement).length;
      document.body.dataset.flights = `${Number(document.body.dataset.flights ?? 0) + flights}`;
    }).observe(document.body, { childList: true });
  });

test("HO-01 HO-03 CT-01 CT-03 by keyboard alone: a room chosen flies to the cart tab, not with reduced motion, and is booked", async ({
  page,
}) => {
  await page.setViewportSize(windows.desktop);
  await page.goto(`${EN}/stays/hotel/4001/name${weekForTwo()}`);
  await expect(page.getByRole("heading", { level: 3, name: "Non-refundable" })).toBeVisible();
  const add = page
    .getByRole("list", { name: "Flexible" })
    .getByRole("button", { name: "Add one Double room" });
  await page.waitForLoadState("networkidle");
  const { activate } = keyboard(page);
  const side = sidebar(page);
  await watchFlights(page);
  await activate(add);
  await expect(side.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("body")).toHaveAttribute("data-flights", "1");
  await expect(page.locator("body > img[aria-hidden]")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await activate(add);
  await expect(side.getByRole("heading", { name: "Double room" }).locator("..")).toContainText("Flexible");
  await expect(page.locator("body")).toHaveAttribute("data-flights", "1");
  const added = page.waitForResponse("**/add-accommodation-to-basket*");
  await activate(side.getByRole("button", { name: "Add to cart" }));
  expect((await added).ok()).toBe(true);
  await expect(page.getByRole("dialog")).toBeVisible();
});
