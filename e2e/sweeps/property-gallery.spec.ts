import { expect, test } from "../support/journey.ts";
import { EN } from "../support/world.ts";

test("CD-01 ST-03 the gallery: first photo early in its size, captions, fade, enlarging by keyboard, focus back", async ({
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
  const photo = dialog.getByRole("img");
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const fitted = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(fitted * 1.5);
  await page.keyboard.press("-");
  await expect.poll(width).toBeCloseTo(fitted, 0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});
