import { PAGE } from "../support/booking.ts";
import { watchComplaints } from "../support/hydrated.ts";
import { cards } from "../support/results.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { translatePage } from "../support/translation.ts";
import { EN } from "../support/world.ts";

test("FE-04 a page that is translated before it hydrates works, and counts against no release", async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  await page.addInitScript(translatePage, { isEarly: true });
  await page.goto(`${EN}/stays${weekForTwo()}`);
  await expect(cards(page)).toHaveCount(PAGE);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort/i);
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Save / }).first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/This part of the page is unavailable/)).toHaveCount(0);
  const reported = complaints.take().filter((complaint) => complaint.startsWith("Reported to the server"));
  expect(reported.filter((report) => report.includes('"operation":"hydrate"'))).not.toEqual([]);
  expect(reported.filter((report) => report.includes('"isFault":true'))).toEqual([]);
});
