import { lastAmount } from "../support/amounts.ts";
import { basketButton, cabinsWith, chooseExtras } from "../support/booking.ts";
import { expect, test } from "../support/journey.ts";
import { LODGE, namesOf, packagesOf, SKI_WEEK, VILLAGE } from "../support/packages.ts";
import { keyboard, mouse } from "../support/pointer.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();
const skiWeek = `${EN}/stays/package/detail/${VILLAGE}/${SKI_WEEK}/name`;

/** A week in which no other test books. */
const BOOKED_WEEK = 14;

test("PK-02 one package, from its list: photos, where it is, what it is sold with, about, search", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/package/list/${VILLAGE}${week}`);
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.endsWith("/availability/accommodation") && searchParams.get("offerIds") === `${SKI_WEEK}`;
  });
  const name = "Ski week with lift pass";
  await packagesOf(page).getByRole("heading", { name }).getByRole("link").click();
  const sent = new URL((await asked).url()).searchParams;
  expect([sent.get("offersOnly"), sent.get("productId")]).toEqual(["true", `${VILLAGE}`]);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/detail\/2001\/810\/ski%20week%20with%20lift%20pass\?start=/);
  await expect(page.getByRole("region", { name: "Photos" })).toBeVisible();
  const here = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(here.getByRole("listitem")).toHaveText([/\S/, "Packages", name]);
  await expect(here.getByRole("link", { name: "Packages" })).toHaveAttribute(
    "href",
    /\/package\/list\/2001\?/,
  );
  for (const part of ["Availability", "About"])
    await expect(page.getByRole("heading", { level: 2, name: part, exact: true })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Find availability" })).toBeVisible();
  const units = cabinsWith(page, "Add to cart");
  await expect(units.first()).toBeVisible();
  const count = await units.count();
  const said = count === 1 ? "1 accommodation available" : `${count} accommodations available`;
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  for (const unit of await units.all()) {
    await expect(unit.getByText(/^Included: 2 × Lift pass 6 days$/)).toBeVisible();
    await expect(unit.getByText(/per person$/)).toBeVisible();
  }
});

test("PK-02 a package of a lodge that is let as a whole is sold with the lodge", async ({ page }) => {
  await page.goto(`${EN}/stays/package/list/${LODGE}${week}`);
  const [first = ""] = await namesOf(packagesOf(page));
  await packagesOf(page).getByRole("link", { name: first, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  const unit = cabinsWith(page, "Add to cart");
  await expect(unit).toHaveCount(1);
  await unit.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/cabindetail/${LODGE}/`));
});

for (const [screen, viewport] of Object.entries(windows)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test("PK-05 the offer modal by keyboard: pictures, 101 and 102, what is included, terms that scroll", async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await page.goto(`${skiWeek}${week}`);
      await shifts.start();
      await page.reload();
      const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const opener = page.getByRole("button", { name: `Read about ${name}` });
      const input = keyboard(page);
      await input.activate(opener);
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog).toBeVisible();
      const carousel = dialog.getByRole("group", { name });
      await expect(carousel.getByText(/^1 \/ \d$/)).toBeVisible();
      await input.activate(carousel.getByRole("button", { name: "Next photo" }));
      await expect(carousel.getByText(/^2 \/ \d$/)).toBeVisible();
      await expect(dialog.getByText(/valid from the morning you arrive/)).toBeVisible();
      await expect(dialog.getByText(/^Passes and vouchers wait for you at check-in/)).toBeVisible();
      await expect(dialog.getByText("2 × Lift pass 6 days")).toBeVisible();
      const terms = dialog.getByRole("region", { name: "Terms" });
      await expect(terms).toHaveCSS("max-height", "300px");
      expect(await shifts.list()).toEqual([]);
      // Terms longer than any of the mock's make the modal taller.
      await terms.evaluate((element) => {
        for (const child of [...element.children])
          for (const _ of Array(40)) element.append(child.cloneNode(true));
      });
      while (!(await terms.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.press("End");
      await expect.poll(() => terms.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

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
  await basketButton(visitor, 1).click();
  const group = page.getByRole("dialog", { name: "Basket" }).getByRole("listitem").first();
  await expect(group.getByText(offer, { exact: true })).toBeVisible();
  await expect(group.getByRole("heading", { name })).toBeVisible();
  await expect(group.getByText(/Lift pass 6 days/)).toBeVisible();
});
