import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { addresses } from "../support/visit-all-pages.ts";
import { EN } from "../support/world.ts";

/** A profile in which Chromium blocks all cookies, and with them every storage of a page. */
async function blockingProfile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-profile-"));
  await mkdir(path.join(folder, "Default"));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(folder, "Default", "Preferences"), JSON.stringify(preferences));
  return folder;
}

test("EC-02 with all cookies blocked every page works, and an add says what is missing", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const folder = await blockingProfile();
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL: site.address,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  for (const address of addresses) {
    await page.goto(`${EN}${address}`);
    await waitUntilHydrated(page);
    expect.soft(errors.splice(0), address).toEqual([]);
  }
  const kept = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API does not show whether cookies are blocked
    document.cookie = "kept=1";
    return document.cookie;
  };
  expect(await page.evaluate(kept), "the browser blocks cookies").toBe("");
  await page.goto(`${EN}/stays/cabindetail/1001/name${weekForTwo()}`);
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
  const modal = page.getByRole("alertdialog", { name: /^Booking needs cookies/ });
  await expect(modal.getByRole("link", { name: "+46 10 555 01 23" })).toBeVisible();
  await context.close();
  await rm(folder, { recursive: true });
});
