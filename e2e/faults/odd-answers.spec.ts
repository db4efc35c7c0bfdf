import { CRAWLER } from "../support/crawler.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN, PRICE, WRONG } from "../support/world.ts";

/** The oddest stays of the mock back end that the contract allows (`sandbox/src/world/special-cases.ts`). */
const oddities = {
  "an id of 16 digits": "9007199254740993",
  "a rating without reviews": "1064",
  "reviews without a rating": "1067",
  "both coordinates 0": "1078",
  "one coordinate 0": "1080",
  "two rates of one name": "1089",
  "an original price below the price": "1085",
  "no price in the list": "1086",
  "null wherever it may be": "1087",
  "empty texts": "1088",
  "a price of millions": "1083",
};

test("CD-01 CD-03 cabins with odd answers show their pages and their prices", async ({ page }) => {
  for (const [what, id] of Object.entries(oddities)) {
    // A crawler gets the whole page in one part.
    const response = await page.request.get(`${EN}/stays/cabindetail/${id}/name${weekForTwo()}`, {
      headers: { "user-agent": CRAWLER },
    });
    const main = /<main.*<\/main>/s.exec(await response.text())?.[0] ?? "";
    const text = main.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, "\n");
    expect.soft(response.status(), what).toBe(200);
    expect.soft(main, what).toContain("<h1");
    expect.soft(text, what).toMatch(new RegExp(PRICE));
    expect.soft(text, what).not.toMatch(WRONG);
  }
});
