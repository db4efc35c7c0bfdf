import { weekForTwo } from "./support/stay-dates.ts";
import { expect, test } from "./support/test.ts";

const week = weekForTwo();

/** Every page of the route table. */
const pages = [
  `/stays${week}`,
  "/stays",
  `/stays/village/2001/name${week}`,
  `/stays/village/2001/name/3001${week}`,
  `/stays/cabindetail/1001/name${week}`,
  `/stays/hotel/4001/name${week}`,
  `/stays/hotel/4001/name/5001${week}`,
  `/stays/hoteldetail/4001/name${week}`,
  `/stays/package/list/2001${week}`,
  `/stays/package/detail/2001/810/name${week}`,
  `/stays/packages${week}`,
  `/stays/upsell/days${week}`,
  `/stays/upsell/categories${week}`,
  `/stays/upsell/recommend${week}`,
  `/stays/upsell/transport${week}`,
];

// A browser that is of another place, day and language than the server.
test.use({ timezoneId: "Pacific/Kiritimati", locale: "ar-EG" });

for (const language of ["en", "sv", "no", "de"]) {
  for (const address of pages) {
    const name = `/${language}${address.split("?")[0]}${address.includes("?") ? " with dates" : ""}`;
    test(`NF the browser takes over what the server rendered, without a word: ${name}`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === "/log") complaints.push(request.postData() ?? "/log");
      });
      // What an earlier visit leaves behind.
      await page.addInitScript(() => {
        const days = { activity: ["2027-01-30"], transport: ["2027-01-31"] };
        sessionStorage.setItem("stays.booked-days", JSON.stringify(days));
      });
      await page.goto(`/${language}${address}`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForFunction(() => {
        const title = document.querySelector("main h1");
        return title && Object.keys(title).some((key) => key.startsWith("__reactProps"));
      });
      await page.waitForLoadState("networkidle");
      expect(complaints).toEqual([]);
    });
  }
}
