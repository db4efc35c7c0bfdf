import { lastAmount } from "../support/amounts.ts";
import { expect, test } from "../support/journey.ts";
import { countOf, namesOf, packagesOf, SKI_WEEK, VILLAGE } from "../support/packages.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expectNoSidewaysScroll } from "../support/upsell.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();
const ofVillage = `${EN}/stays/package/list/${VILLAGE}`;
const all = `${EN}/stays/packages`;
const PRICE = /^(?:from|Total) .*\d$/;

/** Waits until the list is sorted, because it follows the address with a delay. */
async function expectSorted<T>(read: () => Promise<readonly T[]>, compare: (one: T, other: T) => number) {
  await expect
    .poll(async () => {
      const shown = await read();
      return shown.length > 1 && JSON.stringify(shown) === JSON.stringify([...shown].sort(compare));
    })
    .toBe(true);
}

test("PK-01 PK-03 the packages of a village: how many, when, for whom, and what each contains and costs", async ({
  page,
}) => {
  await page.goto(`${ofVillage}${week}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^All packages at \S/);
  await expect(page.getByRole("complementary", { name: "Find availability" })).toBeVisible();
  const packages = packagesOf(page);
  const count = await countOf(packages);
  await expect(page.getByText(`${count} packages`, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Sat .+ – Sat .+, 7 nights, 2 adults$/)).toBeVisible();
  for (const one of await packages.all()) {
    await expect(one.getByText(/^Included: \S/)).toBeVisible();
    await expect(one.getByText(/^Conditions: \S/)).toBeVisible();
    await expect(one.getByText("7 nights, 2 guests")).toBeVisible();
    const total = lastAmount(await one.getByText(PRICE).textContent());
    const each = lastAmount(await one.getByText(/per person$/).textContent());
    expect(Math.abs(total - 2 * each)).toBeLessThanOrEqual(1);
  }
});

test("PK-01 Show all packages resets the filter, and the dates stay", async ({ page }) => {
  await page.goto(`${ofVillage}${week}&offer=${SKI_WEEK}`);
  await expect(page.getByText("1 package", { exact: true })).toBeVisible();
  const showAll = page.getByRole("button", { name: "Show all packages" });
  await showAll.click();
  await expect(page).not.toHaveURL(/offer=/);
  await expect(packagesOf(page)).not.toHaveCount(1);
  await expect(page).toHaveURL(/start=/);
  await expect(showAll).toHaveCount(0);
});

test("PK-03 the saving is a sentence: the original price less the price", async ({ page }) => {
  await page.goto(`${ofVillage}${week}`);
  const saving = packagesOf(page).filter({ hasText: "You save" }).first();
  const saved = lastAmount(await saving.getByText(/^You save /).textContent());
  const original = lastAmount(await saving.locator("s").textContent());
  const price = lastAmount(await saving.getByText(PRICE).textContent());
  expect(saved).toBe(original - price);
});

test("PK-04 all packages: where one is, whose they are, and in what order, in the address", async ({
  page,
}) => {
  await page.goto(`${all}${week}`);
  await expect(page).toHaveTitle(/^Package list/);
  await expect(page.getByRole("heading", { level: 1, name: "Package list" })).toBeVisible();
  const here = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(here.getByText("Package list")).toHaveAttribute("aria-current", "page");
  const packages = packagesOf(page);
  const count = await countOf(packages);
  await expect(page.getByText(`${count} packages`, { exact: true })).toBeVisible();

  const sort = page.getByRole("combobox", { name: "Sort by" });
  const orders = ["Price, low to high", "Price, high to low", "Name, A to Z", "Name, Z to A"];
  await expect(sort.getByRole("option")).toHaveText(orders);
  await expect(sort).toHaveValue("Name-Asc");
  await expectSorted(() => namesOf(packages), new Intl.Collator("en").compare);
  await sort.selectOption("Price-Asc");
  await expect(page).toHaveURL(/sort=Price-Asc/);
  const prices = async () => (await packages.getByText(PRICE).allTextContents()).map(lastAmount);
  await expectSorted(prices, (one, other) => one - other);
  expect(await prices()).toHaveLength(count);

  const supplier = page.getByRole("combobox", { name: "Supplier" });
  const [, chosen = ""] = await supplier.getByRole("option").allTextContents();
  await supplier.selectOption(chosen);
  await expect(page).toHaveURL(/supplier=/);
  await expect(packages).not.toHaveCount(count);
  const own = await countOf(packages);
  expect(own).toBeLessThan(count);
  await expect(page.getByText(`${own} packages`, { exact: true })).toBeVisible();
  await expect(packages.filter({ hasText: chosen })).toHaveCount(own);
  await page.reload();
  await expect(supplier).toHaveValue(chosen);
  await expect(sort).toHaveValue("Price-Asc");
  await expect(packages).toHaveCount(own);
});

test("PK-04 without prices only names can be sorted by", async ({ page }) => {
  await page.goto(all);
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await expect(sort.getByRole("option")).toHaveText(["Name, A to Z", "Name, Z to A"]);
  await sort.selectOption("Name-Desc");
  await expect(page).toHaveURL(/sort=Name-Desc/);
  const { compare } = new Intl.Collator("en");
  await expectSorted(
    () => namesOf(packagesOf(page)),
    (one, other) => compare(other, one),
  );
  await expect(page.getByText("Choose dates to see prices")).toBeVisible();
});

test("PK-04 suppliers as buttons, with Clear filter", async ({ page, settings }) => {
  await settings.change({ packages: { supplierFilterType: "Button", offersSort: "Price-Asc" } });
  await page.goto(`${all}${week}`);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("Price-Asc");
  const packages = packagesOf(page);
  const count = await countOf(packages);
  const suppliers = page.getByRole("group", { name: "Supplier" });
  const clear = suppliers.getByRole("button", { name: "Clear filter" });
  await expect(clear).toBeDisabled();
  const first = suppliers.getByRole("button").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/supplier=/);
  await expect(packages).not.toHaveCount(count);
  await clear.click();
  await expect(packages).toHaveCount(count);
  await expect(page).not.toHaveURL(/supplier=/);
});

/** Size of the photos in a wide window, by the list layout of the settings. */
const layouts = {
  tile: { width: 272, height: 153, isStepped: true, isUnderName: false },
  photo: { width: 436, height: 245, isStepped: false, isUnderName: true },
  standard: { width: 200, height: 150, isStepped: false, isUnderName: false },
  list: { width: 100, height: 100, isStepped: false, isUnderName: false },
} as const;

for (const [listLayout, { width, height, isStepped, isUnderName }] of Object.entries(layouts)) {
  test(`PK-03 the layout ${listLayout}, and nothing of it moves while it loads and is read`, async ({
    page,
    settings,
  }) => {
    await settings.change({ packages: { listLayout } });
    const shifts = await watchShifts(page);
    await page.setViewportSize(windows.desktop);
    await page.goto(`${all}${week}`);
    await shifts.start();
    // After this reload the fonts are cached, so every layout shift is caused by the page itself.
    await page.reload();
    const first = packagesOf(page).first();
    await expect(first).toBeVisible();
    const photo = await first.getByRole("img").first().boundingBox();
    expect([photo?.width, photo?.height].map((size) => Math.round(size ?? 0))).toEqual([width, height]);
    await expect(first.getByRole("button", { name: "Next photo" })).toHaveCount(isStepped ? 1 : 0);
    const name = await first.getByRole("heading").boundingBox();
    expect((name?.y ?? 0) < (photo?.y ?? 0) + height && (name?.x ?? 0) < (photo?.x ?? 0) + width).toBe(
      isUnderName,
    );
    await expect(first.getByText(/^Conditions: \S/)).toBeVisible();
    expect(await shifts.list()).toEqual([]);

    await page.setViewportSize(windows.phone);
    await page.reload();
    await countOf(packagesOf(page));
    for (const one of (await packagesOf(page).all()).slice(0, 6)) {
      await one.getByRole("link").last().scrollIntoViewIfNeeded();
      await expect(one.getByText(/^Conditions: \S/)).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
    expect(await shifts.list()).toEqual([]);
  });
}
