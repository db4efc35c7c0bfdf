import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

test("four stays are printed whole on a portrait page, without the choice of rows", async ({ page }) => {
  const compared = ["cbis:2001.3001", "cbis:2001.3002", "cbis:2001.3003", "cbis:4001"];
  await page.goto(`${EN}/stays${weekForTwo()}&compare=${compared.join(",")}`);
  const facts = page.getByRole("region", { name: "Facts of the stays side by side" });
  await expect(facts.getByRole("columnheader").getByRole("link")).toHaveCount(compared.length);
  const choice = facts.getByRole("checkbox", { name: "Show differences only" });
  await choice.check();
  await page.emulateMedia({ media: "print" });
  // What the margins of A4 and of Letter leave, in CSS pixels.
  for (const width of [717, 739]) {
    await page.setViewportSize({ width, height: 1000 });
    const { cutBelow, end } = await facts.evaluate((element) => ({
      cutBelow: element.scrollHeight - element.clientHeight,
      end: element.querySelector("table")?.getBoundingClientRect().right,
    }));
    expect(cutBelow).toBe(0);
    expect(end).toBeLessThanOrEqual(width);
  }
  await expect(choice).toBeHidden();
  await expect(facts.getByText("(Differences only)")).toBeVisible();
});
