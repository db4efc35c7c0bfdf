import type { Locator, Page } from "@playwright/test";

/** The "Find availability" sidebar of a wide window. */
export const sidebar = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Find availability" });

/** The bar at the lower edge of a small window. */
export const stayBar = (page: Page): Locator => page.getByRole("region", { name: "Your stay" });
