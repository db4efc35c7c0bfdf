import { expect, test } from "../support/journey.ts";
import { EN } from "../support/world.ts";

test("CD-01 ST-03 the gallery: first photo early in its size, keys, captions, fade, focus back", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/x`);
  const photos = page.getByRole("region", { name: "Photos" });
  const first = photos.getByRole("button", { name: /^Open photo 1 of \d+$/ });
  const image = first.locator("img");
  await expect(image).toHaveAttribute("loading", "eager");
  await expect(image).toHaveAttribute("src", /width=800&height=450&crop=auto&scale=downscaleonly/);
  await expect(photos.getByRole("button").nth(2).locator("img")).toHaveAttribute(
    "src",
    /width=450&height=250/,
  );
  const words = await image.getAttribute("alt");
  expect(words).toBeTruthy();
  await first.click();
  const dialog = page.getByRole("dialog", { name: "Photos" });
  const position = dialog.getByRole("status");
  await expect(position).toHaveText(/^Photo 1 of \d+$/);
  await expect(dialog.locator("figcaption")).toHaveText(words ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText(/^Photo 2 of/);
  const fade = await dialog
    .locator("figure")
    .evaluate((figure) =>
      [figure, ...figure.querySelectorAll("*")].map((part) => getComputedStyle(part).animationDuration),
    );
  expect(fade).toContain("0.25s");
  await page.keyboard.press("End");
  await expect(position).toHaveText(/^Photo (\d+) of \1$/);
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(position).toHaveText(/^Photo 1 of/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test("CD-01 without images there is no gallery", async ({ page }) => {
  await page.goto(`${EN}/stays/cabindetail/1011/x`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Photos" })).toHaveCount(0);
});

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
