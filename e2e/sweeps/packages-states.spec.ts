import { clearFaults } from "../support/faults.ts";
import { SKI_WEEK, VILLAGE } from "../support/packages.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { expectNoSidewaysScroll } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();
const ofVillage = `${EN}/stays/package/list/${VILLAGE}`;
const all = `${EN}/stays/packages`;

test.afterEach(({ site }) => clearFaults(site.address));

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("PK-01 PK-02 PK-04 names with a word longer than the screen are whole and move nothing sideways", async ({
    page,
  }) => {
    const word = "Rödlyngsbergsfjällsstugebyvägen";
    await page.request.post("/sandbox/shell", { form: { scenario: "long-texts" } });
    const detail = `${EN}/stays/package/detail/${VILLAGE}/${SKI_WEEK}/name`;
    for (const address of [all, ofVillage, detail]) {
      await page.goto(address + week);
      await expect(page.getByRole("heading").filter({ hasText: word }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.request.post("/sandbox/shell", { form: { scenario: "usual" } });
  });
});
