import { type Collector, openCollector } from "../support/collector.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

const VILLAGE = `${EN}/stays/village/2001/name${weekForTwo()}`;

let collector: Collector;
test.beforeAll(async () => {
  collector = await openCollector();
});
test.afterAll(() => collector.close());

test("FE-06 nothing is sent where the settings name no collector", async ({ page }) => {
  const beacons: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "ping") beacons.push(request.url());
  });
  await page.goto(VILLAGE);
  await expect(page.getByRole("banner").getByRole("button", { name: "Basket" })).toBeVisible();
  await page.goto("about:blank");
  expect(beacons).toEqual([]);
});
