import type { BrowserContext } from "@playwright/test";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN, PRICE } from "../support/world.ts";

const NOTICE = /^This page has not started completely/;
/** Milliseconds after which the notice shows itself, by an animation. */
const NOTICE_DELAY = 10_000;

/** Uses the site with scripts that are blocked, or have this text instead. */
async function expectUsable(context: BrowserContext, script: string | null): Promise<void> {
  const page = await context.newPage();
  await page.route(/\.js(?:\?|$)/, (route) =>
    script === null ? route.abort() : route.fulfill({ body: script, contentType: "text/javascript" }),
  );
  // A load that takes longer than the delay would show it.
  await page.goto(`${EN}/stays`, { waitUntil: "domcontentloaded" });
  const notice = page.getByText(NOTICE);
  await expect(notice).toBeHidden();
  const delays = await notice.evaluate((sentence) =>
    sentence.getAnimations().map((animation) => {
      animation.finish();
      return animation.effect?.getTiming().delay;
    }),
  );
  expect(delays).toEqual([NOTICE_DELAY]);
  await expect(notice).toBeVisible();
  await page.goto(`${EN}/stays${weekForTwo()}`);
  const form = page.getByRole("search").filter({ visible: true });
  await form.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/[?&]start=/);
  const card = page.getByRole("list", { name: "Results" }).getByRole("article").first();
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/stays\/village\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("NF with blocked and with broken scripts a sentence says so, and links and the search form work", async ({
  context,
}) => {
  for (const script of [null, "const = ;"]) await expectUsable(context, script);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("ruling 59 UP-03 without scripts: a category has its calendar and the activities of its first day", async ({
    page,
  }) => {
    await page.goto(`${EN}/stays/upsell/categories${weekForTwo()}`);
    await expect(page.getByRole("gridcell", { selected: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^\d+ activities on / })).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  });

  test("ruling 59 RT-08 without scripts: the search is sent by GET with what was chosen, and results come", async ({
    page,
  }) => {
    const week = new URLSearchParams(weekForTwo());
    const [start, end] = [week.get("start") ?? "", week.get("end") ?? ""];
    await page.goto(`${EN}/stays`);
    await expect(page.getByText(NOTICE)).toBeVisible();
    const form = page.getByRole("search").filter({ visible: true });
    await expect(form).toHaveAttribute("method", /get/i);
    await form.getByRole("textbox", { name: "Arrival" }).fill(start);
    await form.getByRole("textbox", { name: "Departure" }).fill(end);
    await form.getByRole("spinbutton", { name: "Adults" }).fill("2");
    await form.getByRole("spinbutton", { name: "Children" }).fill("1");
    await form.getByRole("textbox", { name: /^Ages of the children/ }).fill("7");
    await form.getByRole("combobox", { name: "Area" }).selectOption({ index: 1 });
    const area = await form.getByRole("combobox", { name: "Area" }).inputValue();
    await form.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/[?&]start=/);
    // The first value of a repeated key counts. The form's fields come before its hidden inputs.
    const sent = new URL(page.url()).searchParams;
    const keys = ["start", "end", "gc-1-adults", "gc-1-children", "gc-1-age", "geo"];
    expect(keys.map((key) => sent.get(key))).toEqual([start, end, "2", "1", "7", area]);
    const cards = page.getByRole("list", { name: "Results" }).getByRole("article");
    await expect(cards.first().getByRole("link").first()).toHaveAttribute("href", /\/stays\/village\//);
    await expect(cards.first()).toContainText(
      new RegExp(`from\\s*${PRICE}\\s*for 7 nights|for 7 nights, 3 guests`),
    );
    await expect(page.getByText(/^\d+ stays?$/)).toBeVisible();
  });
});
