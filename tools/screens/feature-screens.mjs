import { week } from "../bench/week.mjs";
import { settle, WIDTHS } from "./screenshots.mjs";

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Page} Page */

const HEIGHT = 900;
const APPEARANCES = /** @type {const} */ (["light", "dark"]);

const [start, end] = ["start", "end"].map((key) => new URLSearchParams(week).get(key));
const results = `/en/stays${week}`;
const shownStays = "cbis:2001,cbis:4001,cbis:2002";

/** @param {Page} page @param {string} tab */
async function openDates(page, tab) {
  await page
    .getByRole("button", { name: /^(Arrival|Change search)/ })
    .first()
    .click();
  await page.getByRole("tab", { name: tab }).click();
}

/** Opens the map on the whole screen; on a phone it has a sheet. @param {Page} page */
async function openMap(page) {
  await page
    .getByRole("button", { name: /^(Show map|Full-screen map)$/ })
    .first()
    .click();
  return page.getByRole("region", { name: "Map" });
}

/**
 * The features for travellers, each with the steps that show it and wait for it.
 *
 * @type {readonly { name: string, address: string, show: (page: Page) => Promise<void> }[]}
 */
const features = [
  {
    name: "flexible-dates",
    address: results,
    show: async (page) => {
      await openDates(page, "Flexible dates");
      await page.getByRole("toolbar").getByRole("button").first().waitFor();
    },
  },
  {
    name: "move-my-stay",
    address: results,
    show: async (page) => {
      for (const index of [0, 1])
        await page
          .getByRole("button", { name: /^Save / })
          .nth(index)
          .click();
      await openDates(page, "Move my stay");
      await page.getByText(/ of 2 available$/).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "comparison",
    address: `${results}&compare=cbis:2001.3001,cbis:2001.3002,cbis:4001`,
    show: (page) => page.getByRole("rowheader", { name: "Cancellation" }).waitFor(),
  },
  {
    name: "shared-favourites",
    address: `${results}&favourites=${shownStays}&ranks=Anna:1,3,2;Bo:2,1,3`,
    show: (page) => page.getByRole("region", { name: "Favourites shared with you" }).scrollIntoViewIfNeeded(),
  },
  {
    name: "map",
    address: results,
    show: async (page) => {
      const sheet = (await openMap(page)).getByRole("button", { name: "Results list" });
      if (await page.evaluate(() => innerWidth <= 768)) {
        await sheet.click();
        await page
          .getByRole("region", { name: /^Results/ })
          .getByRole("article")
          .first()
          .waitFor();
      }
    },
  },
  {
    name: "map-circle",
    address: results,
    show: async (page) => {
      const map = await openMap(page);
      await map.getByRole("button", { name: "Draw a circle" }).click();
      await map.getByRole("combobox", { name: "Distance from the middle" }).selectOption({ index: 2 });
    },
  },
  {
    name: "whole-price",
    address: `/en/stays/village/2001/name${week}`,
    show: async (page) => {
      const details = page.getByRole("group").filter({ hasText: "Price details" }).first();
      await details.getByText("Price details").click();
      await details.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    },
  },
  {
    name: "trip",
    address: `/en/stays/trip?stay=${start},${end},2001,3001&time=${start}T1625,${start}T1730`,
    show: (page) => page.getByRole("heading", { level: 3, name: /^Arrival: .*Cabin/ }).waitFor(),
  },
  {
    name: "offline",
    address: results,
    show: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole("status").filter({ hasText: "You are offline" }).waitFor();
    },
  },
];

/**
 * Draws each feature at each width, in light and dark.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} site its address
 * @returns {AsyncGenerator<import("./contact-sheet.mjs").ContactSheet>}
 */
export async function* drawFeatures(browser, site) {
  for (const { name, address, show } of features) {
    const rows = [];
    for (const colorScheme of APPEARANCES) {
      const pictures = [];
      for (const width of WIDTHS) {
        const page = await browser.newPage({ viewport: { width, height: HEIGHT }, colorScheme });
        await page.goto(site + address);
        await page.waitForLoadState("networkidle");
        await show(page);
        await settle(page);
        pictures.push(await page.screenshot());
        await page.close();
      }
      rows.push({ title: colorScheme, pictures });
    }
    yield { name: `feature-${name}`, rows };
  }
}
