import { badge, CABIN, chooseRate, extras, panel, villageAddress } from "../support/basket.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { keyboard } from "../support/pointer.ts";
import { EN, priceOf } from "../support/world.ts";

test.beforeEach(async ({ site }) => {
  await orderStock(site.address, CABIN, 50);
});

test("AD-01 extras sorted by name, with pictures and words; quantities, box and total keep their limits", async ({
  page,
}) => {
  await page.goto(villageAddress());
  await (await chooseRate(page)).click();
  const dialog = extras(page);
  const names = ["Bed linen and towels", "Final cleaning", "Firewood, 40 litres"];
  const equipment = ["Cross-country skis, adult", "Sledge"];
  const rows = dialog.getByRole("listitem");
  await expect(rows).toHaveText([...names, ...equipment].map((name) => new RegExp(`^${name}`)));
  await expect(dialog.getByRole("heading", { level: 4 })).toHaveText(["Equipment"]);
  await expect(rows.nth(0)).toContainText("One set per person, beds made up on request.");
  for (const picture of await rows.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  const one = (verb: "Add" | "Remove") => dialog.getByRole("button", { name: `${verb} one Sledge` });
  const sledges = dialog.getByRole("group", { name: "Sledge" }).getByRole("status");
  await expect(one("Remove")).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Continue" })).toHaveCount(0);
  for (const count of [1, 2, 3, 4]) {
    await one("Add").click();
    await expect(sledges).toHaveText(String(count));
  }
  await expect(one("Add")).toBeDisabled();
  const cleaning = dialog.getByRole("checkbox", { name: "Final cleaning" });
  await cleaning.check();
  await expect(dialog.getByText(new RegExp(`^Total ${priceOf(1900)}`))).toBeVisible();
  await expect(dialog.getByText("5 extras")).toBeVisible();
  await cleaning.uncheck();
  for (const count of [3, 2, 1, 0]) {
    await one("Remove").click();
    await expect(sledges).toHaveText(String(count));
  }
  await expect(dialog.getByText(/^Total/)).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Continue" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL(/\/stays\/upsell\/days\?.*ba=3001/);
});

test("AD-01 AD-02 CT-05 by keyboard alone: extras are chosen, the upsell page opens with the location, the panel lists the extras", async ({
  page,
}) => {
  const input = keyboard(page);
  await page.goto(villageAddress());
  await input.activate(page.getByRole("button", { name: "Choose rate" }).first());
  const rates = page.getByRole("dialog", { name: /^Rate option: / });
  await input.activate(rates.getByRole("button", { name: "Add to cart" }).last());
  const dialog = extras(page);
  await input.activate(dialog.getByRole("button", { name: "Add one Bed linen and towels" }));
  await page.keyboard.press("Enter");
  await input.activate(dialog.getByRole("checkbox", { name: "Final cleaning" }));
  await expect(dialog.getByText(new RegExp(`^Total ${priceOf(1290)}`))).toBeVisible();
  await input.activate(dialog.getByRole("button", { name: "Continue" }));
  await expect(page).toHaveURL(/\/stays\/upsell\/days\?/);
  const query = new URL(page.url()).searchParams;
  expect([...query.keys()]).toEqual(expect.arrayContaining(["start", "end", "ba", "lat", "long"]));

  await input.activate(badge(page, 1));
  const row = panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 4 }) })
    .last();
  await expect(row).toContainText(/^.+ – .+, 7 nights/m);
  await expect(row).toContainText("2 × Adult");
  await expect(row.getByText(/, included$/).first()).toBeVisible();
  await expect(row.getByRole("listitem").filter({ hasText: "2 × Bed linen and towels" })).toContainText(
    new RegExp(priceOf(390)),
  );
  await expect(row.getByRole("listitem").filter({ hasText: "1 × Final cleaning" })).toContainText(
    new RegExp(priceOf(900)),
  );
  await page.keyboard.press("Escape");
  await expect(badge(page, 1)).toBeFocused();
});

test("AD-02 CT-03 without upsell Continue and Skip leave for the online basket, which shows what was chosen", async ({
  page,
  settings,
}) => {
  await settings.change({ upsell: { active: false } });
  await page.goto(villageAddress());
  await (await chooseRate(page)).click();
  await extras(page).getByRole("button", { name: "Add one Sledge" }).click();
  await extras(page).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
  await expect(page.getByRole("main")).toContainText("1 × Sledge");

  await page.goto(villageAddress());
  await (await chooseRate(page)).click();
  await extras(page).getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("button") })).toHaveCount(2);
});

test("CT-03 extras off: a full page load to the add-on page of the settings, which offers what goes with the booking", async ({
  page,
  settings,
}) => {
  await settings.change({ addonModalActive: false });
  await page.goto(villageAddress());
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  const dialog = page.getByRole("dialog", { name: /^Rate option: / });
  const add = await chooseRate(page);
  const name = ((await dialog.getByRole("heading", { level: 2 }).textContent()) ?? "").replace(
    "Rate option: ",
    "",
  );
  await add.click();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/addons$`));
  expect(await page.evaluate(() => "isOldPage" in window)).toBe(false);
  await expect(page.getByRole("main")).toContainText(name);
  await expect(page.getByRole("main")).toContainText("Sledge");
  // Back restores the previous page. It shows the item in the basket, and nothing is added again.
  await page.goBack();
  await expect(badge(page, 1)).toBeVisible();
});
