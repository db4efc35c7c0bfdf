import type { Page } from "@playwright/test";
import { keyboard } from "./support/hand.ts";
import { openSettings } from "./support/settings.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { expect, test } from "./support/test.ts";

const SEARCH = "**/availability/accommodation?*";
const NEXT_PAGE = "**/availability/accommodation/get?*";
const STATUS = /^\d+ stays$/;

const cards = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("article");
const firstName = async (page: Page) => (await cards(page).first().getByRole("heading").textContent()) ?? "";

/** The page answers presses: its sort, which is dead without script, changes the address. */
async function openResults(page: Page, query = weekForTwo()): Promise<void> {
  await page.goto(`/en/stays${query}`);
  await expect(page.getByText(STATUS)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Tiles" })).toBeChecked();
  await page.waitForLoadState("networkidle");
}

/** Addresses of the lists that are asked for from now on; the page of a stay asks for its own prices. */
function watchLists(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const isList =
      /availability\/accommodation(?:\/get)?\?/.test(request.url()) && !request.url().includes("productId");
    if (isList) asked.push(request.url());
  });
  return asked;
}

/** Arrows to the next day that can be chosen, and chooses it. */
async function chooseNextDay(page: Page): Promise<void> {
  const focused = page.locator(":focus");
  await expect(focused).toHaveAccessibleName(/20\d\d/);
  for (let day = 0; day < 40; day += 1) {
    await page.keyboard.press("ArrowRight");
    if ((await focused.getAttribute("aria-disabled")) === null) break;
  }
  await page.keyboard.press("Enter");
}

test("SW-01 SW-02 SW-08 a search by keyboard alone: dates, guests, search, and into a stay", async ({
  page,
}) => {
  await openResults(page, "");
  const { press } = keyboard(page);
  const search = page.getByRole("search");
  await press(search.getByRole("button", { name: "Arrival" }));
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await chooseNextDay(page);
  await expect(search.getByRole("button", { name: "Departure" })).toHaveAttribute("aria-expanded", "true");
  await chooseNextDay(page);
  await expect(page.getByRole("group", { name: "Room 1" })).toBeVisible();
  await press(page.getByRole("button", { name: "Add adult" }));
  await press(page.getByRole("button", { name: "Done" }));
  await press(search.getByRole("button", { name: "Search", exact: true }));
  await expect(page).toHaveURL(/start=20\d\d.*end=20\d\d.*gc-1-adults=2/);
  await expect(page.getByText(STATUS)).toBeVisible();
  const name = await firstName(page);
  await press(cards(page).first().getByRole("heading").getByRole("link"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("SW-11 the restricted calendar: arrivals of its periods, a length that is not offered explained, departures of the server", async ({
  page,
  site,
}) => {
  const settings = await openSettings(site.settingsFolder);
  await settings.change({ restrictedCalendar: { active: true } });
  try {
    await openResults(page, "");
    const search = page.getByRole("search");
    await search.getByRole("button", { name: "Arrival" }).click();
    await page.getByRole("combobox", { name: "Nights" }).selectOption("2");
    // The periods begin a week ahead; a Saturday in them can be left after whole weeks only.
    const today = new Date().toISOString().slice(0, 10);
    const dayAhead = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toLocaleDateString("en-GB", {
        timeZone: "UTC",
        day: "numeric",
        month: "long",
        year: "numeric",
      });
    const cell = (days: number) =>
      page.getByRole("button", { name: new RegExp(`^\\w+day ${dayAhead(days)}`) });
    const toSaturday = 7 + ((6 - new Date(today).getUTCDay() + 7) % 7);
    await expect(cell(6)).toHaveAttribute("aria-disabled", "true");
    const answer = page.waitForResponse("**/available-departure-dates?*");
    await cell(toSaturday).click();
    expect((await (await answer).json()).departureDates).toHaveLength(2);
    await expect(
      page.getByText("2 nights is not offered on this day. Possible from here: 7 nights and 14 nights."),
    ).toBeVisible();
    // The calendar of arrivals fades out beside that of departures.
    await expect(cell(toSaturday + 2)).toHaveCount(1);
    await expect(cell(toSaturday + 2)).toHaveAttribute("aria-disabled", "true");
    await cell(toSaturday + 7).click();
    await expect(page.getByRole("group", { name: "Room 1" })).toBeVisible();
    await expect(search.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription(/\d/);
  } finally {
    await settings.restore();
  }
});

test("SR-01 the answer of a search that was overtaken never paints, and its request is cancelled", async ({
  page,
}) => {
  await openResults(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SEARCH, async (route) => {
    if (!route.request().url().includes("Name-Desc")) return route.fallback();
    await held;
    // It has been cancelled; answering all the same must change nothing.
    await route.continue().catch(() => {});
  });
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().includes("Name-Desc"));
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await sort.selectOption("Name, Z to A");
  await expect(page.getByText("Loading stays")).toBeVisible();
  await sort.selectOption("Name, A to Z");
  await expect(page.getByText(STATUS)).toBeVisible();
  const name = await firstName(page);
  release();
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
  await page.waitForLoadState("networkidle");
  expect(await firstName(page)).toBe(name);
  await expect(page).toHaveURL(/sort=Name-Asc/);
});

test("MP-06 while the tiles are down the pins work, a quiet note in sight says why the map is bare, and Try again asks anew", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route("**/tiles/**", (route) => route.abort());
  await openResults(page);
  const map = page.getByRole("region", { name: "Map" });
  const note = map.getByText("The map picture can't be loaded right now. The places on it still work.");
  // The lower edge of the map is below the window near the top of the page; the note is not.
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first()).toBeVisible();
  await cards(page).first().getByRole("button", { name: "Show on map" }).click();
  // Neither is the card.
  await expect(map.getByRole("button", { name: "Close card" })).toBeInViewport();
  await expect(map.getByRole("article").getByRole("link")).toBeInViewport({ ratio: 1 });
  await map.getByRole("button", { name: "Close card" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Show map" }).click();
  await page.unroute("**/tiles/**");
  await map.getByRole("button", { name: "Try again" }).click();
  await expect(note).toBeHidden();
});

test("Search this area lists what is in sight, stands in the address, and is undone by Back or its chip", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openResults(page);
  const all = await cards(page).count();
  const map = page.getByRole("region", { name: "Map" });
  await expect(map.getByRole("button", { name: /stays?$|, / }).first()).toBeVisible();
  const again = map.getByRole("button", { name: "Search this area" });
  await expect(again).toBeHidden();
  const asked = watchLists(page);
  const box = await map.boundingBox();
  if (!box) throw new Error("The map has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 180, y + 160, { steps: 8 });
  await page.mouse.up();
  await again.click();
  await expect(page).toHaveURL(/bounds=/);
  const said = page.getByText(/^\d+ stays? in this part of the map, out of /);
  await expect(said).toBeVisible();
  await expect(again).toBeHidden();
  const found = await cards(page).count();
  await page.reload();
  await expect(said).toBeVisible();
  await expect(cards(page)).toHaveCount(found);
  await page.getByRole("button", { name: "Remove filter Part of the map" }).click();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect(page.getByText(STATUS)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/bounds=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(all);
  expect(asked.filter((address) => address.includes("bounds"))).toEqual([]);
});

test("SR-10 coming back from a stay restores depth and place without a request", async ({ page }) => {
  await openResults(page);
  const next = page.waitForResponse(NEXT_PAGE);
  await page.getByRole("button", { name: "Load more stays" }).scrollIntoViewIfNeeded();
  await next;
  await expect(cards(page).nth(30)).toBeAttached();
  const link = cards(page).nth(30).getByRole("heading").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const depth = await cards(page).count();
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  // Told by the press itself: until then the cards around it may still be drawn, and the page give way to them.
  await link.evaluate((element) => {
    const tell = () => {
      document.documentElement.dataset.left = JSON.stringify([element.getBoundingClientRect().y, scrollY]);
    };
    element.addEventListener("click", tell, { capture: true });
  });
  await link.click();
  await expect(page).not.toHaveURL(/\/stays\?/);
  const [before, depthBefore] = JSON.parse((await page.locator("html").getAttribute("data-left")) ?? "[]");
  const asked = watchLists(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(depth);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(depthBefore);
  expect(asked).toEqual([]);
});

test("favourites are sent as a link and kept by whoever opens it", async ({ page, browser, site }) => {
  await openResults(page);
  const name = await firstName(page);
  await page.getByRole("button", { name: `Save ${name}` }).click();
  await page.getByRole("button", { name: "Favourites" }).click();
  const link = await page.getByRole("textbox", { name: "Link to these favourites" }).inputValue();
  const friend = await browser.newContext({ baseURL: site.address });
  const theirs = await friend.newPage();
  await theirs.goto(link);
  const shared = theirs.getByRole("region", { name: "Favourites shared with you" });
  await expect(shared.getByRole("link", { name })).toBeVisible();
  await shared.getByRole("button", { name: "Save all" }).click();
  await expect(shared).toBeHidden();
  await expect(theirs.getByRole("button", { name: `Save ${name}` }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await friend.close();
});

test("what the device remembers: stays looked at, the last search to go on with, and one place to forget all", async ({
  page,
}) => {
  await openResults(page);
  const name = await firstName(page);
  await cards(page).first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await page.getByRole("search").getByRole("button", { name: "Search", exact: true }).click();
  const searched = new URL(page.url()).search;
  await openResults(page, "");
  const resume = page.getByRole("link", { name: "Continue your last search" });
  await expect(resume.first()).toHaveAttribute("href", `/en/stays${searched}`);
  await page.getByRole("button", { name: "Favourites" }).click();
  const dialog = page.getByRole("dialog", { name: "Favourites" });
  await expect(dialog.getByRole("link", { name })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Continue your last search" })).toBeVisible();
  await dialog.getByRole("button", { name: "Forget what I looked at" }).click();
  await expect(dialog.getByRole("link")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Favourites" })).toBeHidden();
  await expect(resume).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "stays.view-as")),
  ).toEqual([]);
});

for (const width of [390, 768, 1440]) {
  test(`SR-04 SR-07 the four looks of the list fit into ${width} px; filters are chips of the bar on wide windows only (ruling 58)`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await openResults(page);
    await expect(page.getByRole("button", { name: "Sauna", exact: true })).toBeVisible({
      visible: width > 768,
    });
    for (const name of ["Tiles", "List", "Standard", "Compact"]) {
      await page.getByRole("radio", { name }).check();
      await expect(cards(page).first()).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await info.attach(`${name}-${width}`, { body: await page.screenshot(), contentType: "image/png" });
    }
  });
}
