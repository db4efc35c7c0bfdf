import { watchCalls } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar, stayBar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN, PRICE } from "../support/world.ts";

const week = weekForTwo();
const LODGE = `${EN}/stays/cabindetail/1001/x`;

test("CD-02 VI-04 other guests go into the URL and request prices only", async ({ page }) => {
  await page.goto(`${LODGE}${week}`);
  const form = sidebar(page);
  await expect(form.getByRole("button", { name: new RegExp(`, from ${PRICE}`) }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const asked: URL[] = [];
  page.on("request", (request) => {
    const address = new URL(request.url());
    if (address.pathname.includes("/api/galaxy/")) asked.push(address);
  });
  await form.getByRole("button", { name: "Guests" }).click();
  await form.getByRole("button", { name: "Add adult" }).click();
  await form.getByRole("button", { name: "Done" }).click();
  await form.getByRole("button", { name: "Update search" }).click();
  await expect(page).toHaveURL(/gc-1-adults=3/);
  await expect(form.getByText(/7 nights, 3 guests/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // One request for the cabin's price, and one for the prices of its packages.
  for (const { pathname } of asked) expect(pathname).toMatch(/availability\/accommodation$/);
  expect(asked.filter(({ searchParams }) => !searchParams.has("offersOnly"))).toHaveLength(1);
});

test("CD-02 CD-04 a promo code that is valid stays in the address, an invalid one is removed and reported, on a phone by the bar (ruling 49)", async ({
  page,
}) => {
  await page.goto(`${LODGE}${week}&promocode=WINTER10`);
  await expect(sidebar(page).getByText("Code is valid")).toBeVisible();
  await expect(page).toHaveURL(/promocode=WINTER10/);
  await page.goto(`${LODGE}${week}&promocode=NONSENSE`);
  const refused = sidebar(page).getByText("Code is not valid");
  await expect(refused).toBeVisible();
  await expect(page).not.toHaveURL(/promocode/);
  // Only the sidebar has scrolled; while it is in the viewport, so is the error.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("heading", { level: 2, name: "Amenities" }).scrollIntoViewIfNeeded();
  await expect(refused).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(windows.phone);
  await page.goto(`${LODGE}${week}&promocode=OLD10`);
  await expect(stayBar(page).getByText("Code is not valid")).toBeVisible();
  await expect(page).not.toHaveURL(/promocode/);
});

test("CD-02 SW-10 applying a wrong code focuses the field, which shows the error", async ({ page }) => {
  // On a slow phone the code is typed and applied before the form is hydrated.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${LODGE}${week}`);
  const code = sidebar(page).getByRole("textbox", { name: "Promo code" });
  await code.fill("NONSENSE");
  await sidebar(page).getByRole("button", { name: "Apply" }).click();
  await expect(sidebar(page).getByText("Code is not valid")).toBeInViewport({ ratio: 1 });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription("Code is not valid");
});

test("CD-04 on a phone the bar opens the sheet, where dates are chosen", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  const calls = watchCalls(page);
  await page.goto(`${LODGE}${week}`);
  await expect(stayBar(page)).toContainText("2 adults");
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call) => call.includes("calendar"))).toEqual([]);
  await stayBar(page).getByRole("button", { name: "Check availability" }).click();
  const sheet = page.getByRole("dialog", { name: "Your stay" });
  await sheet.getByRole("button", { name: "Arrival" }).click();
  const update = sheet.getByRole("button", { name: "Update search" });
  await sheet
    .getByRole("button", { name: new RegExp(`, from ${PRICE}`) })
    .nth(2)
    .click();
  await sheet
    .getByRole("button", { name: new RegExp(`, from ${PRICE}`) })
    .nth(4)
    .click();
  await update.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d/);
  await expect(stayBar(page).getByRole("button", { name: "Check availability" })).toBeFocused();
});

test("SW-11 CD-02 restricted arrivals: days of the periods, departures from the server", async ({
  page,
  settings,
}) => {
  await settings.change({ restrictedCalendar: { active: true } });
  await page.goto(LODGE);
  const days = sidebar(page).getByRole("gridcell").getByRole("button");
  const open = days.and(page.getByRole("button", { name: /^(?!.*not available)/ }));
  await expect(open.first()).toBeVisible();
  const departures = page.waitForResponse(/available-departure-dates/);
  await open.first().click();
  const { departureDates } = await (await departures).json();
  const shown = await sidebar(page).getByRole("grid").first().getAttribute("aria-label");
  expect(shown).toBeTruthy();
  const [first] = departureDates;
  const name = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  await sidebar(page)
    .getByRole("button", { name: new RegExp(name.format(new Date(first)).replace(/^/, " ")) })
    .click();
  await expect(sidebar(page).getByRole("button", { name: "Update search" })).toHaveAccessibleDescription("");
});
