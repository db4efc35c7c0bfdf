import { lastAmount } from "../support/amounts.ts";
import { badge } from "../support/basket.ts";
import { cabinsWith, chooseExtras } from "../support/booking.ts";
import { expect, test } from "../support/journey.ts";
import { SKI_WEEK, VILLAGE } from "../support/packages.ts";
import { mouse } from "../support/pointer.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const skiWeek = `${EN}/stays/package/detail/${VILLAGE}/${SKI_WEEK}/name`;

/** A week in which no other test books. */
const BOOKED_WEEK = 14;

test("PK-02 CT-05 a package is booked as everything is, and the basket names the offer on its group", async ({
  page,
}) => {
  const visitor = { page, input: mouse(page), language: "en" } as const;
  await page.goto(`${skiWeek}${weekForTwo(BOOKED_WEEK)}`);
  const offer = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const unit = cabinsWith(page, "Add to cart").first();
  const name = (await unit.getByRole("heading").textContent()) ?? "";
  const price = lastAmount(await unit.getByText(/^Total .*\d$/).textContent());
  await unit.getByRole("button", { name: "Add to cart" }).click();
  await chooseExtras(visitor, { name, price });
  await expect(page).toHaveURL(/\/stays\/upsell\/days\?/);
  await badge(page, 1).click();
  const group = page.getByRole("dialog", { name: "Basket" }).getByRole("listitem").first();
  await expect(group.getByText(offer, { exact: true })).toBeVisible();
  await expect(group.getByRole("heading", { name })).toBeVisible();
  await expect(group.getByText(/Lift pass 6 days/)).toBeVisible();
});
