import { panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import { addToCart, daysOfWeek, isDayCall, modal, opener } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const WEEK = 6;
const PAGE = `${EN}/stays/upsell/categories${weekWithoutPersons(WEEK)}`;
const [arrival = ""] = daysOfWeek(WEEK);

test("UP-03 UP-06 an activity of a tab is booked with the tab's search, and its day says so here and after a reload", async ({
  page,
}) => {
  await page.goto(`${PAGE}&tab=3`);
  // The server has requested the tab that the page opens with.
  const answer = page.waitForResponse((response) => isDayCall(new URL(response.url()), arrival));
  await page.getByRole("tab", { name: "Out in nature" }).click();
  const { SearchId } = await (await answer).json();
  await opener(page).click();
  const dialog = modal(page);
  await dialog.getByRole("button", { name: "Choose time 13:00" }).click();
  await dialog.getByRole("button", { name: "Add Adult" }).click();
  const sent = page.waitForRequest(/add-activity-to-basket/);
  await addToCart(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ searchId: SearchId });
  await expect(panel(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Booked", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Booked", { exact: true })).toBeVisible();
});
