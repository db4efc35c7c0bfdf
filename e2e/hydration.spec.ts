import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { type Browser, expect, test as plain } from "@playwright/test";
import { takeOver, watchComplaints } from "./support/hydrated.ts";
import { leaveBehind, storedKeys } from "./support/leftover-basket.ts";
import pages from "./support/pages.json" with { type: "json" };
import { type RunningSite, startSite } from "./support/site.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { test } from "./support/test.ts";
import { world } from "./support/world.ts";

const languages = world.languages.map(({ prefix }) => prefix);
const addresses = ["/stays", ...Object.values(pages).map((page) => page + weekForTwo())];
const DAY = 86_400_000;
/** The first of the weeks in which these tests book cabins, one for each language. */
const WEEK = 15;

/**
 * Visits every page in a language. The browser's location, time zone and language differ from the server's.
 */
async function visitAll(browser: Browser, { address: origin }: RunningSite, language: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    timezoneId: "Pacific/Kiritimati",
    locale: "ar-EG",
  });
  await context.clock.install({ time: Date.now() + 3 * DAY });
  await leaveBehind(context, origin, WEEK + languages.indexOf(language));
  const page = await context.newPage();
  const complaints = await watchComplaints(page);
  for (const address of addresses)
    await test.step(address, async () => {
      const said = await takeOver(page, `/${language}${address}`, complaints);
      expect.soft(said, address).toEqual([]);
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect.soft(storedKeys, "every key that the product stores").toEqual(expect.arrayContaining(stored));
    });
  await context.close();
}

test.setTimeout(240_000);

for (const language of languages)
  test(`NF the browser takes over what the server rendered, without a word: all pages in ${language}`, async ({
    browser,
    site,
  }) => visitAll(browser, site, language));

plain.describe("in the development build, where React says what differs", () => {
  plain.describe.configure({ mode: "default" });
  const root = path.resolve(import.meta.dirname, "..");
  let site: RunningSite;

  plain.beforeAll(async () => {
    plain.setTimeout(240_000);
    await promisify(execFile)(process.execPath, ["tools/build-development.mjs"], { cwd: root });
    const built = path.join(root, "host/.cache");
    site = await startSite({ RELEASES: path.join(built, "releases") }, path.join(built, "server/main.cjs"));
  });
  plain.afterAll(() => site?.close());

  for (const language of languages)
    plain(`NF no warning of React's: all pages in ${language}`, async ({ browser }) =>
      visitAll(browser, site, language),
    );
});
