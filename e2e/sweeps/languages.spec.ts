import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";

// The destination that lists all languages: those of the other two are opened by every sweep.
test.use({ siteEnv: { SANDBOX_WORLD: "khroumirie" } });

const week = weekForTwo();
const start = new Date(`${new URLSearchParams(week).get("start")}T00:00Z`);

for (const [prefix, heading, nights, adults] of [
  ["da", "Overnatningssteder", "7 nætter", "2 voksne"],
  ["fi", "Majoitukset", "7 yötä", "2 aikuista"],
  ["nl", "Accommodaties", "7 nachten", "2 volwassenen"],
  ["fr", "Hébergements", "7 nuits", "2 adultes"],
] as const)
  test(`ST-02 the results in ${prefix}: language, heading, dates and plural forms`, async ({ page }) => {
    await page.goto(`/${prefix}/stays${week}`);
    await expect(page.locator("html")).toHaveAttribute("lang", prefix);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    const main = page.getByRole("main");
    const day = new Intl.DateTimeFormat(prefix, { day: "numeric", month: "short", timeZone: "UTC" });
    await expect(main).toContainText(day.format(start));
    await expect(main).toContainText(nights);
    await expect(main).toContainText(adults);
    await expect(page.getByRole("banner").locator(`option[lang=${prefix}]`)).toHaveCount(1);
  });
