import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import { findCurrency } from "./world.ts";

/** Distance between the selected pin and the centre of the map, in pixels. */
export async function distanceToMiddle(page: Page): Promise<number> {
  const map = page.getByRole("region", { name: "Map" });
  const pin = await map.getByRole("button", { expanded: true }).boundingBox();
  const frame = await map.boundingBox();
  if (!pin || !frame) return Number.POSITIVE_INFINITY;
  const aside = pin.x + pin.width / 2 - (frame.x + frame.width / 2);
  const above = pin.y + pin.height / 2 - (frame.y + frame.height / 2);
  return Math.hypot(aside, above);
}

/** A pin with a price. */
export const somePin = (page: Page) =>
  page
    .getByRole("region", { name: "Map" })
    .getByRole("button", { name: new RegExp(`, .*${findCurrency("en")}`) })
    .first();

/** Opens clusters until a pin with a price is shown: in some worlds all pins are in clusters at first. */
export async function showPin(page: Page): Promise<void> {
  const cluster = page.getByRole("region", { name: "Map" }).getByRole("button", { name: /^\d+ stays$/ });
  await expect(cluster.first()).toBeVisible();
  await expect(async () => {
    if ((await somePin(page).count()) === 0) await cluster.first().click();
    expect(await somePin(page).count()).toBeGreaterThan(0);
  }).toPass();
}
