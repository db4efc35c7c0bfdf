import { CRAWLER } from "../support/crawler.ts";
import pages from "../support/pages.json" with { type: "json" };
import { watchShifts } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const VILLAGE = `${EN}${pages.village}`;
const crawler = { headers: { "user-agent": CRAWLER } };

// All tests share one site: an outage of its Galaxy lasts, and would meet the tests of another file.
test.describe.configure({ mode: "default" });
test.use({ siteEnv: { SANDBOX_FAULTS: "1" } });

test("ruling 59 Galaxy slow: people get the frame of a village first, and a late not found marks itself", async ({
  page,
  mock,
}) => {
  await mock.orderFault({ operation: "getAccommodationContent", kind: "hang", remaining: 1 });
  const response = await page.goto(`${EN}/stays/village/99999/name`, { waitUntil: "commit" });
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
  await expect(page.locator("meta[name='robots']")).toHaveCount(0);
  await mock.clearFaults();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("head meta[name='robots'][content='noindex']")).toHaveCount(1);
});

test("ruling 59 Galaxy fails: the page is the browser's, and a crawler comes back later", async ({
  page,
  request,
  site,
  mock,
}) => {
  await mock.orderFault({ operation: "getAccommodationContent", kind: "fail" });
  const visitor = await request.get(VILLAGE);
  const refused = await request.get(VILLAGE, crawler);
  await mock.clearFaults();
  expect(visitor.status()).toBe(200);
  expect(await visitor.text()).toContain("<header");
  expect(refused.status()).toBe(503);
  expect(refused.headers()["retry-after"]).toBe("60");
  for (const response of [visitor, refused]) expect(response.headers()["cache-control"]).toBe("no-store");
  await expect.poll(site.log).toMatch(/"remote":"mf-property".*"reason":".*get-accommodation-content/);
  expect((await request.get(VILLAGE, crawler)).status()).toBe(200);
  await page.goto(VILLAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("ruling 59 a crawler gets 200 for each page for which the server asks Galaxy for nothing", async ({
  request,
}) => {
  for (const path of ["upsell/days", "upsell/categories", "upsell/recommend", "upsell/transport", "trip"]) {
    const response = await request.get(`${EN}/stays/${path}`, crawler);
    expect.soft([path, response.status()]).toEqual([path, 200]);
    expect.soft(await response.text(), path).toMatch(/<h1[ >]/);
  }
});

test("ER-02 an outage of Galaxy: pages have its last good answers, say how old they are, and are not stored", async ({
  page,
  request,
  mock,
}) => {
  const cabin = `${EN}${pages.cabindetail}`;
  const readTitle = async () => /<h1[^>]*>([^<]+)/.exec(await (await request.get(cabin)).text())?.[1];
  const usual = await readTitle();
  await mock.orderFault({ operation: "getAccommodationContent", kind: "fail" });
  for (const _ of [1, 2, 3, 4, 5]) await request.get(cabin);
  expect(await readTitle()).toBe(usual);
  await page.setViewportSize(windows.phone);
  const shifts = await watchShifts(page);
  const response = await page.goto(cabin);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("status").filter({ hasText: /^Last updated [0-9.:]+/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The note is over the page: a row of its own would move everything below it.
  const header = await page.getByRole("banner").boundingBox();
  const main = await page.getByRole("main").boundingBox();
  expect(main?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
  expect(await shifts.total(), "the note comes late, and moves nothing, itself included").toBeLessThan(0.02);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
