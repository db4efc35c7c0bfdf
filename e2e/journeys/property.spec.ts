import { clearFaults } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { EN } from "../support/world.ts";

test.afterEach(({ site }) => clearFaults(site.address));

test("CB-01 RM-01 a missing item says so, with status 404 and a link back (ruling 59)", async ({
  page,
  quiet,
}) => {
  quiet.allow(/^(?:refused|console error): .*404/);
  for (const [address, title, back] of [
    ["village/2001/x/777", "We can't find that cabin", /^Back to /],
    ["hotel/4001/x/777", "We can't find that room", /^Back to /],
    ["cabindetail/999/x", "We can't find that place", "See all stays"],
  ] as const) {
    // An answer of Galaxy that arrives after the server's time limit can no longer change the status.
    await expect.poll(async () => (await page.request.get(`${EN}/stays/${address}`)).status()).toBe(404);
    await page.goto(`${EN}/stays/${address}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: back })).toBeVisible();
  }
});
