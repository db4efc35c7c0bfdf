import { expect, test } from "@playwright/test";
import { CRAWLER } from "../support/crawler.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import pages from "../support/pages.json" with { type: "json" };
import { type RunningSite, startSite } from "../support/site.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const RESULTS = `${EN}/stays`;
const VILLAGE = `${EN}${pages.village}`;
const PACKAGE = `${EN}${pages.packagedetail}`;

// All tests share one site: an outage of its Galaxy lasts, and would meet the tests of another file.
test.describe.configure({ mode: "default" });

let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite();
});
test.afterAll(() => site?.close());

async function load(address: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(site.address + address, { headers });
  return { html: await response.text(), response };
}

for (const { name, path, status } of [
  { name: "a village", path: VILLAGE, status: 200 },
  { name: "a missing package", path: PACKAGE.replace(/[0-9]+(?=\/name)/, "99999"), status: 404 },
]) {
  test(`ruling 59 Galaxy slow: ${name} still answers ${status} to a crawler, in one part`, async () => {
    for (const operation of ["getAccommodationContent", "getContentOffer"])
      await orderFault(site.address, { operation, kind: "slow", ms: 3000 });
    const { html, response } = await load(path, { "user-agent": CRAWLER });
    await clearFaults(site.address);
    expect(response.status).toBe(status);
    expect(html).toMatch(/<main[\s\S]*<h1[\s\S]*<\/main>/);
  });
}

test("ruling 59 Galaxy slow: people get the frame of a village first, and a late not found marks itself", async ({
  page,
}) => {
  await orderFault(site.address, { operation: "getAccommodationContent", kind: "hang", remaining: 1 });
  const response = await page.goto(`${site.address}${EN}/stays/village/99999/name`, { waitUntil: "commit" });
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
  await expect(page.locator("meta[name='robots']")).toHaveCount(0);
  await clearFaults(site.address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("head meta[name='robots'][content='noindex']")).toHaveCount(1);
});

test("ruling 59 without scripts: a slow list is requested again and comes complete", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await orderFault(site.address, { operation: "searchAccommodation", kind: "slow", ms: 3000 });
  await page.goto(site.address + RESULTS + weekForTwo());
  await expect(page).toHaveURL(/&whole=1$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await clearFaults(site.address);
  await context.close();
});

test("ruling 59 Galaxy fails: the page is the browser's, and a crawler comes back later", async ({
  page,
}) => {
  await orderFault(site.address, { operation: "getAccommodationContent", kind: "fail" });
  const visitor = await load(VILLAGE);
  const crawler = await load(VILLAGE, { "user-agent": CRAWLER });
  await clearFaults(site.address);
  expect(visitor.response.status).toBe(200);
  expect(visitor.html).toContain("<header");
  expect(crawler.response.status).toBe(503);
  expect(crawler.response.headers.get("retry-after")).toBe("60");
  for (const { response } of [visitor, crawler])
    expect(response.headers.get("cache-control")).toBe("no-store");
  expect(site.log()).toMatch(/"remote":"mf-property".*"reason":".*get-accommodation-content/);
  expect((await load(VILLAGE, { "user-agent": CRAWLER })).response.status).toBe(200);
  await page.goto(site.address + VILLAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("ER-02 an outage of Galaxy: pages have its last good answers, say how old they are, and are not stored", async ({
  page,
}) => {
  const cabin = `${EN}${pages.cabindetail}`;
  const title = /<h1[^>]*>([^<]+)/;
  const usual = title.exec((await load(cabin)).html)?.[1] ?? "no heading";
  await orderFault(site.address, { operation: "getAccommodationContent", kind: "fail" });
  for (const _ of [1, 2, 3, 4, 5]) await load(cabin);
  const { html, response } = await load(cabin);
  expect(title.exec(html)?.[1]).toBe(usual);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  await page.goto(site.address + cabin);
  await expect(page.getByRole("status").filter({ hasText: /^Last updated [0-9.:]+/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The note is over the page: a row of its own would move everything below it.
  const header = await page.getByRole("banner").boundingBox();
  const main = await page.getByRole("main").boundingBox();
  expect(main?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await clearFaults(site.address);
});
