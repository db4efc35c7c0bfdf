import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { serverPages } from "../../tools/bench/pages.mjs";
import { openServers } from "../support/rolling/servers.mjs";
import { startVisitors } from "../support/rolling/visitors.mjs";

let folder: string;
let site: Awaited<ReturnType<typeof openServers>>;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-rolling-"));
  site = await openServers(folder);
});
test.afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

const readHost = async (): Promise<string> => (await (await fetch(`${site.origin}/healthz`)).json()).host;

test("FE-02 two servers behind HAProxy get another host one after the other, and one is killed: no request fails, and an open tab lives on", async ({
  page,
}) => {
  const [results, village] = serverPages;
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("requestfailed", (request) => problems.push(request.url()));
  await page.goto(site.origin + results?.address);
  const script = await page.locator('script[src^="/assets/js/main."]').getAttribute("src");
  const before = await readHost();

  const addresses = serverPages.map(({ address }) => address);
  const visitors = startVisitors(site.origin, addresses, 3);
  for (const index of [0, 1]) await site.replace(index, site.next);
  await site.stop(0, "SIGKILL");
  await site.replace(0, site.next);
  await visitors.stop();
  const { pages, failures } = visitors.now();
  expect(pages).toBeGreaterThan(3);
  expect(failures).toEqual([]);
  expect(await readHost()).toBe(`${before}-other`);

  // The new hosts do not have this script: it comes from the release store.
  expect((await fetch(site.origin + script)).status).toBe(200);
  await page.getByRole("main").locator('a[href*="/stays/village/2001/"]').first().click();
  await expect(page).toHaveURL(/\/stays\/village\/2001\//);
  await expect(page.getByRole("button", { name: "Choose rate" }).first()).toBeVisible();
  expect(problems).toEqual([]);
  const next = await page.context().newPage();
  await next.goto(site.origin + village?.address);
  await expect(next.locator('script[src="/assets/js/main.00000000.js"]')).toHaveCount(1);
});
