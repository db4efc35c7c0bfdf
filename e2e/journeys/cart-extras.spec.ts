import { badge, CABIN, extras, panel, villageAddress } from "../support/basket.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { keyboard } from "../support/pointer.ts";
import { formatPrice } from "../support/world.ts";

test.beforeEach(async ({ site }) => {
  await orderStock(site.address, CABIN, 50);
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
  await expect(dialog.getByText(new RegExp(`^Total ${formatPrice(1290)}`))).toBeVisible();
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
    new RegExp(formatPrice(390)),
  );
  await expect(row.getByRole("listitem").filter({ hasText: "1 × Final cleaning" })).toContainText(
    new RegExp(formatPrice(900)),
  );
  await page.keyboard.press("Escape");
  await expect(badge(page, 1)).toBeFocused();
});
