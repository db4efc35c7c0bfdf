import { expect, test } from "../support/journey.ts";
import { EN } from "../support/world.ts";

test("FE-03 a part whose code fails to load shows that inline, and loads with Try again", async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/);
  await page.goto(`${EN}/stays/village/2001/x`);
  const photos = page.getByRole("region", { name: "Photos" });
  const first = photos.getByRole("button", { name: /^Open photo 1 of \d+$/ });
  await expect(first).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route("**/releases/mf-property/**/*.js*", (route) => route.abort());
  await first.click();
  const note = photos.getByRole("alert");
  await expect(note).toContainText("Something went wrong");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Availability", exact: true })).toBeVisible();
  await page.unroute("**/releases/mf-property/**/*.js*");
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Photos" })).toBeVisible();
  await expect(note).toBeHidden();
});
