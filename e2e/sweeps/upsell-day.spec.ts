import { expectNoViolations } from "../support/axe.ts";
import { clearFaults } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import { bookNow, changeDay, daysOfWeek, stop } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const WEEK = 4;
const PAGE = `${EN}/stays/upsell/days${weekWithoutPersons(WEEK)}`;
const days = daysOfWeek(WEEK);
const second = days[1] ?? "";

test.afterEach(({ site }) => clearFaults(site.address));

test("ST-04 UP-05 very long texts and many times fit into 320 pixels, on the card and in the modal", async ({
  page,
}) => {
  const long = "Fjällhundspannssafarikvällsutflyktsdeltagaravgift".repeat(3);
  await changeDay(page, second, (activities) =>
    activities.map((activity) => ({
      ...activity,
      Name: `${long} ${activity.Name}`,
      Content: { ...activity.Content, Introduction: long, Description: `<p>${long}</p><h2>${long}</h2>` },
      ProductsGrouped: Object.fromEntries(
        Object.entries(activity.ProductsGrouped).map(([start, entries]) => [
          start,
          entries.map((entry) => ({
            ...entry,
            PriceGroups: entry.PriceGroups.map((group) => ({
              ...group,
              Name: `${group.Name} ${long}`,
              Quotes: group.Quotes.map((quote) => ({
                ...quote,
                Price: { ...quote.Price, PriceGroupName: `${long} ${quote.Price.PriceGroupName}` },
              })),
            })),
          })),
        ]),
      ),
    })),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await stop(page, second).click();
  await bookNow(page).nth(1).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Choose time/ })
    .first()
    .click();
  await expect(dialog.getByRole("button", { name: /^Add .*Adult$/ })).toBeVisible();
  for (const part of [dialog, dialog.getByRole("tabpanel"), page.locator("html")])
    expect(
      await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  await dialog.getByRole("tab", { name: "Description" }).click();
  await expect(dialog.getByRole("heading", { level: 2 }).last()).toBeVisible();
  expect(
    await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});
