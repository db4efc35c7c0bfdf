import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { SKI_WEEK, VILLAGE } from "../support/packages.ts";
import { weekForTwo, weekWithoutPersons } from "../support/stay-dates.ts";
import { bookNow } from "../support/upsell.ts";
import { expectNoSidewaysScroll } from "../support/windows.ts";
import { EN } from "../support/world.ts";

/** The word of the scenario of long texts. */
const LONG = "Rödlyngsbergsfjällsstugebyvägen";

/** A scenario applies to the whole mock of the site. */
const play = (page: Page, scenario: string) => page.request.post("/sandbox/shell", { form: { scenario } });

test.afterEach(({ page }) => play(page, "usual"));

/** What is wider than a small phone, on the page and in its dialog. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] *")]
      .filter((element) => element.scrollWidth > 320 || element.getBoundingClientRect().right > 320)
      .map((element) => element.outerHTML.slice(0, 100)),
  );

test.describe("long texts on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.beforeEach(({ page }) => play(page, "long-texts"));

  test("PK-01 PK-02 PK-04 names of packages are whole and move nothing sideways", async ({ page }) => {
    const list = `/stays/package/list/${VILLAGE}`;
    const detail = `/stays/package/detail/${VILLAGE}/${SKI_WEEK}/name`;
    for (const address of ["/stays/packages", list, detail]) {
      await page.goto(EN + address + weekForTwo());
      await expect(page.getByRole("heading").filter({ hasText: LONG }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });

  test("ST-04 UP-05 an activity fits, on its card and in its modal", async ({ page }) => {
    await page.goto(`${EN}/stays/upsell/days${weekWithoutPersons(4)}`);
    // In each season some of the first activities have a choice of times.
    const secondTime = page.getByRole("list", { name: "Times" }).getByRole("listitem").nth(1);
    const card = page.getByRole("article").filter({ has: secondTime }).first();
    await card.getByRole("button", { name: /^Book now: / }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: /^Choose time/ })
      .first()
      .click();
    await expect(dialog.getByRole("button", { name: /^Add .*Adult/ }).first()).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    await dialog.getByRole("tab", { name: "Description" }).click();
    await expect(dialog.getByRole("tabpanel")).toContainText("Come ten minutes before it starts.");
    expect(await tooWide(page)).toEqual([]);
    await expectNoViolations(page);
  });

  test("TR-02 TR-03 a journey fits, on its card and in its modal", async ({ page }) => {
    await page.goto(`${EN}/stays/upsell/transport${weekWithoutPersons(4)}`);
    await bookNow(page).first().click();
    const dialog = page.getByRole("dialog", { name: LONG });
    await dialog.getByRole("button", { name: /^Add Persons/ }).click();
    await dialog.getByRole("button", { name: "Find availability" }).click();
    await expect(dialog.getByRole("radiogroup", { name: "Departure" })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    await expectNoViolations(page);
  });
});
