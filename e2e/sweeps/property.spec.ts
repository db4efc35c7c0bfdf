import { clearFaults, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar } from "../support/property.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();
const LODGE = `${EN}/stays/cabindetail/1001/x`;

test.afterEach(({ site }) => clearFaults(site.address));

test("RT-02 RT-03 RT-05 old addresses lead to today's, and the word name becomes the item's own (rulings 45 and 48)", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/cabindetail/2001?cabin=3001&sort=Price-Asc`);
  await expect(page).toHaveURL(/\/stays\/village\/2001\/(?!name\/)[^/?]+\/3001\?sort=Price-Asc$/);
  await page.goto(`${EN}/stays/hoteldetail/4001?room=5001&sort=Price-Asc`);
  await expect(page).toHaveURL(/\/stays\/hotel\/4001\/(?!name\/)[^/?]+\/5001\?sort=Price-Asc$/);
});

test("VI-01 VI-03 VI-04 prices come into a village that can be read, and move nothing", async ({
  page,
  site,
}) => {
  const shifts = await watchShifts(page);
  await orderFault(site.address, { operation: "searchAccommodation", kind: "slow", ms: 900, remaining: 1 });
  await page.goto(`${EN}/stays/village/2001/x${week}`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^\d+ accommodations available$/)).toBeVisible();
  await expect(page.getByText(/7 nights, 2 adults/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose rate" }).first()).toBeVisible();
  expect(await shifts.total()).toBeLessThan(0.01);
});

test("CD-03 the price of a cabin fills its reserved space without layout shift", async ({ page, site }) => {
  const shifts = await watchShifts(page);
  await orderFault(site.address, { operation: "searchAccommodation", kind: "slow", ms: 900, remaining: 1 });
  await page.goto(`${LODGE}${week}`, { waitUntil: "commit" });
  await expect(sidebar(page).getByText(/^Total /)).toBeVisible();
  await expect(sidebar(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
  await expect(sidebar(page).getByRole("button", { name: "Update search" })).toBeVisible();
  expect(await shifts.total()).toBeLessThan(0.01);
});

test("MP-03 MP-04 Show on map scrolls to the map, which opens the item; a click on the map closes it", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/x${week}`);
  await page.getByRole("button", { name: "Show on map" }).click();
  const map = page.getByRole("region", { name: "Map" });
  // The whole map is in the viewport, although the page grows above it during the scroll.
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(map.getByRole("button", { name: "Close card" })).toBeVisible();
  await map.getByRole("button", { name: "Close card" }).click();
  await expect(map.getByRole("button", { name: "Close card" })).toBeHidden();
});

test("CD-01 CD-03 on paper: the stay, its area, dates, price and terms, without controls and map", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/cabindetail/1001/x${week}`);
  const side = page.getByRole("complementary", { name: "Find availability" });
  await expect(side.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Availability" })).toContainText("7 nights, 2 adults");
  const paper = page.locator("aside");
  await expect(paper.getByText(/^(from|Total) /)).toBeVisible();
  await expect(paper.locator("details p").first()).toBeVisible();
  await expect(side.getByRole("button", { name: "Add to cart" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Map" })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  // The dates and guests of the form stay: they are what the price is for.
  await expect(page.locator("form")).toContainText("2 adults");
});

test("CB-01 RM-01 a missing item says so, with status 404 and a link back (ruling 59)", async ({
  page,
  quiet,
}) => {
  quiet.allow(/^(?:refused|console error): .*404/);
  for (const [address, title, back] of [
    ["village/2001/x/777", "We can't find that cabin", /^Back to /],
    ["hotel/4001/x/777", "We can't find that room", /^Back to /],
    ["cabindetail/999/x", "We can't find that place", "See all stays"],
  ] as const) {
    // An answer of Galaxy that arrives after the server's time limit can no longer change the status.
    await expect.poll(async () => (await page.request.get(`${EN}/stays/${address}`)).status()).toBe(404);
    await page.goto(`${EN}/stays/${address}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: back })).toBeVisible();
  }
});
