import type { Locator, Page } from "@playwright/test";
import { CABIN, chooseRate, extras, villageAddress } from "../support/basket.ts";
import { expectStored, note } from "../support/offline.ts";
import { cards, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

const isShown = (photo: HTMLImageElement) => photo.complete && photo.naturalWidth > 0;

/** Waits until the service worker has stored a photo of the current page, and empties the browser's own cache. */
async function expectPhotoStored(page: Page, photo: Locator) {
  await expect
    .poll(() =>
      photo.evaluate(
        async ({ currentSrc }: HTMLImageElement) => (await caches.match(currentSrc)) !== undefined,
      ),
    )
    .toBe(true);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  // A session that stays would undo "offline" at the next navigation.
  await browser.detach();
}

test("ER-02 without a network visited results, favourites and stays can be read, with the age of their prices, and nothing can be booked", async ({
  page,
  context,
}) => {
  await openResults(page);
  const village = cards(page).filter({ hasText: "cabins" }).first();
  const name = (await village.getByRole("heading").textContent()) ?? "";
  const count = await cards(page).count();
  await page.getByRole("button", { name: `Save ${name}` }).click();
  await expectStored(page);
  const results = page.url();
  await village.getByRole("heading").getByRole("link").click();
  const heading = page.getByRole("heading", { level: 1, name });
  await expect(heading).toBeVisible();
  const book = page.getByRole("button", { name: /Choose rate|Add to cart/ }).first();
  await expect(book).toBeEnabled();
  await expectStored(page);
  // From its second document on, a visitor has a service worker that keeps photos.
  await page.reload();
  const photo = page.getByRole("region", { name: "Photos" }).getByRole("img").first();
  await expectPhotoStored(page, photo);

  await context.setOffline(true);
  await expect(note(page)).toHaveText(/^You are offline\. Last updated .*\d.*\.$/);
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect.poll(() => photo.evaluate(isShown)).toBe(true);
  await expect(note(page)).toHaveText(/^You are offline\. Last updated .*\d.*\.$/);
  await expect(book).toHaveAttribute("aria-disabled", "true");
  await expect(book).toHaveAccessibleDescription(
    "You are offline. This can be booked when the connection is back.",
  );

  await page.goto(results);
  await expect(cards(page)).toHaveCount(count);
  await page.getByRole("button", { name: "Favourites" }).click();
  const dialog = page.getByRole("dialog", { name: "Favourites" });
  await expect(dialog.getByRole("link", { name }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await cards(page).filter({ hasText: name }).getByRole("heading").getByRole("link").click();
  await expect(heading).toBeVisible();
  await expect(book).toHaveAttribute("aria-disabled", "true");

  const asked = page.waitForResponse(/availability\/accommodation\?/);
  await context.setOffline(false);
  expect((await asked).ok()).toBe(true);
  await expect(note(page)).toHaveText("You are online again.");
  await expect(book).toBeEnabled();
});

test("ER-02 CT-05 without a network the own trip and a shared one can be read", async ({
  page,
  mock,
  context,
}) => {
  const shared = `${EN}/stays/trip?stay=2027-02-06,2027-02-13,2001,3001`;
  const arrival = page.getByRole("main").getByRole("heading", { level: 3, name: /^Arrival: .*Cabin/ });
  await page.goto(shared);
  await expect(arrival).toBeVisible();
  await expectStored(page);
  await mock.orderStock(CABIN, 50);
  await page.goto(villageAddress());
  await (await chooseRate(page)).click();
  await extras(page).getByRole("button", { name: "Skip" }).click();
  await page.getByRole("link", { name: "Your trip", exact: true }).first().click();
  await expect(arrival).toBeVisible();
  const own = page.url();
  await expectStored(page);

  await context.setOffline(true);
  await page.reload();
  await expect(arrival).toBeVisible();
  await expect(note(page)).toHaveText(/^You are offline\. Last updated .*\d.*\.$/);
  await page.goto(shared);
  await expect(page.getByRole("heading", { level: 1, name: "A shared trip" })).toBeVisible();
  await expect(arrival).toBeVisible();
  await page.goto(own);
  await expect(arrival).toBeVisible();
});
