import type { Page } from "@playwright/test";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

/** Opens a page and holds its scripts back until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("search").getByRole("button", { name: "Search" })).toBeVisible();
  return letThrough;
}

test("NF text, options and a filter chosen before hydration are kept, and searched for", async ({ page }) => {
  const letThrough = await openWithoutScripts(page, `${EN}/stays${weekForTwo()}`);
  const search = page.getByRole("search");
  const name = search.getByRole("textbox", { name: "Name of the place" });
  const type = search.getByRole("combobox", { name: "Type of accommodation" });
  await name.pressSequentially("lodge");
  await type.selectOption("Hotel");
  const hotel = await type.inputValue();
  const sauna = page.getByRole("button", { name: "Sauna", exact: true });
  await sauna.click();
  await expect(sauna).toHaveAttribute("aria-pressed", "false");
  await expect(page).not.toHaveURL(/lodge/);

  letThrough();
  // Typing a name starts a search without a click once the field is hydrated (SW-12).
  await expect(page).toHaveURL(/lodge/);
  await expect(name).toHaveValue("lodge");
  await expect(type).toHaveValue(hotel);
  await expect(sauna).toHaveAttribute("aria-pressed", "true");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(new RegExp(`category=${hotel}`));
});
