import { cards, firstName, openResults } from "../support/results.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN, PRICE, pathOf } from "../support/world.ts";

test("ruling 185: favourites are shared by a link with their totals, and kept by the visitor who opens it", async ({
  page,
  browser,
  site,
}) => {
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
  await expect(shared.getByRole("listitem")).toContainText(new RegExp(`from ${PRICE} for 7 nights$`));
  await expect(shared.getByRole("button", { name: `Compare ${name}` })).toBeVisible();
  await shared.getByRole("button", { name: "Save all" }).click();
  await expect(shared).toBeHidden();
  await expect(theirs.getByRole("button", { name: `Save ${name}` }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await friend.close();
});

test("shared favourites fit into 320 px in German, with text at 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${pathOf("de")}/stays${weekForTwo()}&favourites=cbis:2001,cbis:4001`);
  await expect(page.getByRole("button", { name: "Alle merken" })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const link of ["favourites=cbis:2001,cbis:4001", "compare=cbis:2001,cbis:4001"])
  test(`the results stay where they are while the stays of a link load: ${link}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const shifts = await watchShifts(page);
    await page.goto(`${EN}/stays${weekForTwo()}&${link}`);
    const stays = page.getByRole("region", { name: /shared with you|Facts of the stays/ });
    await expect(stays.getByText(new RegExp(PRICE)).first()).toBeVisible();
    // Fonts move the header by 0.02; what is below the link's stays would add 0.3.
    expect(await shifts.total()).toBeLessThan(0.1);
  });

test("the device remembers viewed stays and the last search, and one control forgets all", async ({
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
  await expect(resume.first()).toHaveAttribute("href", `${EN}/stays${searched}`);
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
