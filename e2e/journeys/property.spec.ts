import { clearFaults, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar } from "../support/property.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();
/** The next July that has not begun, as YYYY-MM. */
const SUMMER = `${new Date().getUTCFullYear() + (new Date().getUTCMonth() < 6 ? 0 : 1)}-07`;
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

test("VI-02 no dates, past dates, closed, no age, too small, full, failed: each says why and offers a next step (rulings 3 and 40)", async ({
  page,
  site,
}) => {
  const main = page.getByRole("main");
  await page.goto(LODGE);
  await expect(main.getByText("Choose dates to see prices")).toBeVisible();

  await page.goto(`${LODGE}?start=2020-01-04&end=2020-01-11&gc-1-adults=2`);
  await expect(main.getByText("These dates have passed")).toBeVisible();
  const nearest = main.getByText("Nearest free dates:").locator("..").getByRole("button");
  await expect(nearest).toHaveCount(2);
  await nearest.first().click();
  await expect(page).not.toHaveURL(/2020/);
  await expect(sidebar(page).getByText(/^Total /)).toBeVisible();

  // The cabin is closed all summer, so its next bookable dates are months away.
  await page.goto(`${EN}/stays/cabindetail/1018/x?start=${SUMMER}-03&end=${SUMMER}-10&gc-1-adults=2`);
  await expect(main.getByText("Sorry, nothing is available for your dates")).toBeVisible();
  await nearest.first().click();
  await expect(page).not.toHaveURL(new RegExp(SUMMER));
  await expect(sidebar(page).getByText(/^(?:Total|from) /)).toBeVisible();

  await page.goto(`${LODGE}${week}&gc-1-children=1`);
  await expect(main.getByText("Please set age for all children")).toHaveCount(2);
  await sidebar(page).getByLabel("Age of child 1").selectOption("7");
  await sidebar(page).getByRole("button", { name: "Update search" }).click();
  await expect(sidebar(page).getByText(/^Total /)).toBeVisible();

  await page.goto(`${LODGE}${week.replace("adults=2", "adults=10")}`);
  await expect(main.getByText("Sorry, nothing is available for your dates")).toBeVisible();
  await expect(main.getByText(/^For up to \d+ guests\. Change the number of guests/)).toBeVisible();
  await expect(sidebar(page).getByText(/^For up to \d+ guests$/)).toBeVisible();

  await orderFault(site.address, { operation: "searchAccommodation", kind: "code", code: 500 });
  await page.goto(`${LODGE}${week}`);
  await expect(sidebar(page).getByText("Sold out")).toBeVisible();
  await expect(nearest).toHaveCount(2);
  await clearFaults(site.address);

  await orderFault(site.address, { operation: "searchAccommodation", kind: "code", code: 0 });
  await page.goto(`${LODGE}${week}`);
  await expect(main.getByText("Something went wrong")).toBeVisible();
  await clearFaults(site.address);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(sidebar(page).getByText(/^Total /)).toBeVisible();
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

test("VD-01 a video loads on click, in a sandboxed frame; none from a host that is not allowed", async ({
  page,
  quiet,
}) => {
  quiet.allow(/youtube|vimeo/);
  await page.route(/youtube|vimeo/, (route) => route.fulfill({ contentType: "text/html", body: "video" }));
  await page.goto(`${EN}/stays/cabindetail/1015/x`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play video" })).toHaveCount(0);
  await page.goto(`${EN}/stays/cabindetail/1016/x`);
  await page.getByRole("button", { name: "Play video" }).click();
  const frame = page.getByRole("dialog", { name: "Video" }).locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-top-navigation).*allow-scripts/);
  await page.mouse.click(5, 5);
  await expect(frame).toHaveCount(0);
});

test("RV-01 RV-02 RV-03 two reviews, all in a dialog that locks the page and gives the focus back", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/x`);
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByText(/^\d(\.\d)? out of 5$/).first()).toBeVisible();
  await expect(reviews.getByText(/^\d+% recommend this place$/)).toBeVisible();
  await expect(reviews.locator("blockquote")).toHaveCount(2);
  const opener = reviews.getByRole("button", { name: /^Show all \d+ reviews$/ });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Reviews" });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(dialog.locator("blockquote")).toHaveCount(40);
  await expect(dialog.getByText("Reply from the owner").first()).toBeAttached();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
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
  await expect(page.getByRole("button")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Map" })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.locator("form")).toBeHidden();
});
