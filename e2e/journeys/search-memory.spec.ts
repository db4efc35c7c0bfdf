import { expectListedStorage } from "../support/privacy-page.ts";
import { firstName, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { findLanguage, PRICE } from "../support/world.ts";

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
  await theirs.getByRole("combobox", { name: "Language" }).selectOption(findLanguage("sv").prefix);
  await expect(theirs.locator("html")).toHaveAttribute("lang", "sv");
  await expectListedStorage(theirs);
  await friend.close();
});
