import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { lastAmount } from "../support/amounts.ts";
import { badge, chooseRate, extras, panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { expectListedStorage } from "../support/privacy-page.ts";
import { sidebar } from "../support/property.ts";
import { cards } from "../support/results.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { ACTIVITY, modal } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

declare global {
  interface Window {
    /** What the content security policy has blocked. */
    violations?: string[];
  }
}

/** A week in which only this test books. */
const WEEK = 9;

const TAGS = "https://tags.example.com";
const tagManager = `${TAGS}/gtm.js?id=1`;

/** A tag manager that hands every entry to the test, from the first on, and sends something. */
const TAG_MANAGER = `
  const push = dataLayer.push;
  dataLayer.forEach(collect);
  dataLayer.push = (...entries) => { entries.forEach(collect); return push(...entries); };
  function collect(entry) { if (entry && entry.event) window.collectEvent(JSON.stringify(entry)); }
  void fetch("https://data.example.com/collect", { mode: "no-cors" });
`;

interface Item {
  readonly [field: string]: unknown;
}

interface Event {
  readonly event: string;
  readonly ecommerce?: { readonly items?: readonly Item[]; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

/** Serves the scripts of other servers, and collects what the tag manager sees and what is requested. */
async function openScripts(page: Page) {
  const events: Event[] = [];
  const asked: string[] = [];
  await page.exposeFunction("collectEvent", (text: string) => events.push(JSON.parse(text)));
  await page.route(/^https:\/\/(?:tags|data)\.example\.com\//, (route) => {
    const { host } = new URL(route.request().url());
    asked.push(host);
    return route.fulfill({
      contentType: "text/javascript",
      body: host.startsWith("tags") ? TAG_MANAGER : "",
    });
  });
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return { events: () => events.filter(({ event }) => event !== "gtm.js"), asked };
}

/** The entries of the data layer, the arguments of a command as a list. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer?: unknown[] }).dataLayer?.map((entry) =>
      "length" in Object(entry) ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

const DENIED = [
  "consent",
  "default",
  expect.objectContaining({ analytics_storage: "denied", ad_storage: "denied" }),
];

/** The rows of the table in docs/analytics.md: event, fields, fields of its items. */
const documented = readFileSync(path.resolve(import.meta.dirname, "../../docs/analytics.md"), "utf8")
  .split("## The events of one booking")[1]
  ?.split("\n")
  .filter((line) => /^\| .+ \| `/.test(line))
  .map((line) =>
    line
      .split(" | ")
      .slice(1)
      .map((cell) => (cell.match(/`[^`]+`/g) ?? []).join(" ").replaceAll("`", "")),
  );

const names = (fields: object | undefined) => Object.keys(fields ?? {}).join(" ");

const readRow = ({ event, ecommerce, ...flat }: Event): readonly string[] => {
  const { items, ...fields } = ecommerce ?? {};
  return [event, names(ecommerce ? fields : flat), names(items?.[0])];
};

test("nothing before consent; then one booking pushes the events of docs/analytics.md", async ({
  page,
  quiet,
  settings,
}) => {
  quiet.allow(/https:\/\/(?:tags|data)\.example\.com/);
  await settings.change({ analytics: { tagManager, banner: true, dataHosts: ["data.example.com"] } });
  const { events, asked } = await openScripts(page);
  const last = () => events().at(-1);
  const seen = (event: string, count = 1) =>
    expect.poll(() => events().filter((one) => one.event === event).length).toBe(count);

  await page.goto(`${EN}/stays${weekForTwo(WEEK)}`);
  const banner = page.getByRole("region", { name: "Privacy choices" });
  await expect(banner).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await dataLayer(page)).toEqual([DENIED]);
  expect(asked).toEqual([]);

  await banner.getByRole("button", { name: "Accept" }).click();
  await expect(banner).toBeHidden();
  await seen("view_item_list");
  await page.getByRole("search").getByRole("button", { name: "Search", exact: true }).click();
  await seen("search");
  await cards(page).first().getByRole("heading").getByRole("link").click();
  await seen("view_item");

  const code = sidebar(page).getByRole("textbox", { name: "Promo code" });
  await code.fill("WINTER10");
  await sidebar(page).getByRole("button", { name: "Apply" }).click();
  await seen("view_item", 2);

  await (await chooseRate(page)).click();
  await seen("add_to_cart");
  await extras(page).getByRole("checkbox").first().click();
  await extras(page).getByRole("button", { name: "Continue" }).click();
  await seen("add_to_cart", 2);

  await seen("view_item_list", 2);
  await page.getByRole("button", { name: `Read more about ${ACTIVITY}`, exact: true }).click();
  await seen("view_item", 3);
  await modal(page).getByRole("button", { name: "Close" }).first().click();

  await badge(page, 1).click();
  await seen("view_cart");
  const total = panel(page).getByRole("status").filter({ hasText: "Total" });
  expect(last()?.ecommerce?.value).toBe(lastAmount(await total.textContent()));
  expect(last()?.ecommerce?.value).toBe(
    (last()?.ecommerce?.items ?? []).reduce(
      (sum, item) => sum + Number(item.price) * Number(item.quantity),
      0,
    ),
  );
  await expectListedStorage(page);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await panel(page).getByRole("link", { name: "Go to basket" }).click();
  await page.waitForURL(/\/online\//);

  await page.goto(`${EN}/stays/hotel/4001/x${weekForTwo()}`);
  await seen("view_item", 4);
  await page.getByRole("button", { name: "Add one Double room" }).first().click();
  await page
    .getByRole("button", { name: /^Remove (?!one )/ })
    .first()
    .click();
  await seen("remove_from_cart");

  expect(events().map(readRow)).toEqual(documented);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});
