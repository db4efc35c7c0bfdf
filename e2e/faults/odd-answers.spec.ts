import { CRAWLER } from "../support/crawler.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN, PRICE, WRONG } from "../support/world.ts";

/** The oddest stays of the mock back end that the contract allows (`sandbox/src/world/special-cases.ts`). */
const aliases = {
  "1060": ["hoteldetail", "كوخ الجبل"],
  "1066": ["cabindetail", "a/b?c#d&e=f"],
  "1074": ["cabindetail", "%41%2f"],
} as const;

test("RT-05 an odd alias becomes part of the address, which can be reloaded; one that no path can carry does not", async ({
  page,
}) => {
  for (const [id, [route, alias]] of Object.entries(aliases)) {
    await page.goto(`${EN}/stays/${route}/${id}/name${weekForTwo()}`);
    const nameInAddress = () => decodeURIComponent(new URL(page.url()).pathname.split("/")[5] ?? "");
    await expect.poll(nameInAddress).toBe(alias);
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(nameInAddress()).toBe(alias);
  }
  // The alias of this stay is "..".
  await page.goto(`${EN}/stays/cabindetail/1068/name${weekForTwo()}`);
  await expect(sidebar(page).getByText(new RegExp(PRICE)).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${EN}/stays/cabindetail/1068(/name)?$`));
});

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
