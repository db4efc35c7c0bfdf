import type { Page } from "@playwright/test";
import { weekForTwo } from "./stay-dates.ts";
import { EN } from "./world.ts";

const week = weekForTwo();

/** Opens each dialog of the first booking. */
export const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Basket: async (page) => {
    await page.goto(`${EN}/stays${week}`);
    await page.getByRole("banner").getByRole("button", { name: "Basket" }).click();
  },
  Filters: async (page) => {
    await page.goto(`${EN}/stays${week}`);
    await page.getByRole("button", { name: "Filters" }).click();
  },
  "Rate option": async (page) => {
    await page.goto(`${EN}/stays/village/2001/name${week}`);
    await page.getByRole("button", { name: "Choose rate" }).first().click();
  },
  Extras: async (page) => {
    await page.goto(`${EN}/stays/cabindetail/1001/name${weekForTwo(1)}`);
    await page.getByRole("button", { name: "Add to cart" }).click();
  },
  Photos: async (page) => {
    await page.goto(`${EN}/stays/village/2001/name${week}`);
    await page.getByRole("button", { name: /^Open photo 1 of/ }).click();
  },
  Reviews: async (page) => {
    await page.goto(`${EN}/stays/village/2001/name${week}`);
    await page.getByRole("button", { name: /^Show all \d+ reviews$/ }).click();
  },
};
