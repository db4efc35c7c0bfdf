import { clearFaults, holdCall, orderFault } from "../support/faults.ts";
import { packagesOf, SKI_WEEK, VILLAGE } from "../support/packages.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { expectNoSidewaysScroll } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();
const ofVillage = `${EN}/stays/package/list/${VILLAGE}`;
const all = `${EN}/stays/packages`;

test.afterEach(({ site }) => clearFaults(site.address));

test("PK-04 six skeletons while prices load, announced once", async ({ page, site }) => {
  const goOn = await holdCall(page, site.address, {
    operation: "searchAccommodation",
    path: "availability/accommodation",
  });
  await page.goto(`${all}${week}`, { waitUntil: "commit" });
  await expect(page.getByText("Loading packages").first()).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.locator("[aria-hidden=true] > div:has(> div > [aria-hidden=true])")).toHaveCount(6);
  await expect(packagesOf(page)).toHaveCount(0);
  goOn();
  await expect(packagesOf(page).first()).toBeVisible();
  await expect(page.getByText("Loading packages")).toHaveCount(0);
});

test("PK-04 nothing for the search: title, description, the nearest dates, and the way to all", async ({
  page,
  site,
}) => {
  await orderFault(site.address, { operation: "searchAccommodation", kind: "code", code: 500 });
  await page.goto(`${all}${week}`);
  const none = page.getByRole("heading", { name: "Packages are not available for your search" });
  await expect(none).toBeVisible();
  await expect(page.getByText("Try changing dates.")).toBeVisible();
  await expect(page.getByText("Loading packages")).toHaveCount(0);
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await expect(sort.getByRole("option")).toHaveText(["Name, A to Z", "Name, Z to A"]);
  await clearFaults(site.address);
  await page.getByRole("button", { name: "Clear dates" }).click();
  await expect(packagesOf(page)).toHaveCount(60);
});

test("PK-02 a package that is not available on the dates says so and offers other dates", async ({
  page,
}) => {
  const weekend = weekForTwo().replace(/end=[\d-]+/, (end) => {
    const day = new Date(Date.parse(end.slice(4)) - 5 * 86_400_000);
    return `end=${day.toISOString().slice(0, 10)}`;
  });
  await page.goto(`${EN}/stays/package/detail/${VILLAGE}/${SKI_WEEK}/name${weekend}`);
  const none = page.getByRole("heading", { name: "Package is not available for your search" });
  await expect(none).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: / – / }).first().click();
  await expect(none).toHaveCount(0);
  await expect(page.getByText(/accommodations? available$/)).toBeVisible();
});

test("PK-01 failed prices leave the packages readable; Try again requests them again", async ({
  page,
  site,
}) => {
  await orderFault(site.address, { operation: "searchAccommodation", kind: "code", code: 0 });
  await page.goto(`${ofVillage}${week}`);
  await expect(page.getByRole("alert").getByText("Something went wrong")).toBeVisible();
  await expect(packagesOf(page)).toHaveCount(10);
  await clearFaults(site.address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(packagesOf(page).first().getByText("7 nights, 2 guests")).toBeVisible();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});

test("PK-04 packages that cannot be loaded: a short failure, and Try again brings them", async ({
  page,
  site,
}) => {
  await orderFault(site.address, { operation: "getContentOffer", kind: "fail" });
  await page.goto(all);
  await expect(page.getByRole("alert").getByText("Something went wrong")).toBeVisible();
  await clearFaults(site.address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(packagesOf(page)).toHaveCount(60);
});

test("PK-02 a package that is not there answers 404, with the way to the others", async ({ page }) => {
  const answer = await page.goto(`${EN}/stays/package/detail/${VILLAGE}/1/name`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "We can't find that package" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^All packages at / })
    .click();
  await expect(packagesOf(page)).toHaveCount(10);
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("PK-01 PK-02 PK-04 names with a word longer than the screen are whole and move nothing sideways", async ({
    page,
  }) => {
    const word = "Rödlyngsbergsfjällsstugebyvägen";
    await page.request.post("/sandbox/shell", { form: { scenario: "long-texts" } });
    const detail = `${EN}/stays/package/detail/${VILLAGE}/${SKI_WEEK}/name`;
    for (const address of [all, ofVillage, detail]) {
      await page.goto(address + week);
      await expect(page.getByRole("heading").filter({ hasText: word }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.request.post("/sandbox/shell", { form: { scenario: "usual" } });
  });
});
