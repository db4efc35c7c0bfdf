import { cabinsWith } from "../support/booking.ts";
import { expect, test } from "../support/journey.ts";
import { packagesOf, SKI_WEEK, VILLAGE } from "../support/packages.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();

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
