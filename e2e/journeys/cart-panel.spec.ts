import { badge, CABIN, chooseRate, extras, panel, villageAddress } from "../support/basket.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { EN } from "../support/world.ts";

test.beforeEach(async ({ site, page }) => {
  await orderStock(site.address, CABIN, 50);
  await page.goto(villageAddress());
  await expect(badge(page, 0)).toBeVisible();
});

test("CT-05 the panel opens in 500 ms and closes in 800 ms, and the page under it stays clickable", async ({
  page,
}) => {
  const moved: number[] = [];
  await page.exposeFunction("noteMove", (ms: number) => moved.push(ms));
  await page.evaluate(() => {
    const { noteMove } = window as unknown as { noteMove(ms: number): void };
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      const surface = target as Element;
      if (surface.getAttribute("role") !== "dialog" || propertyName !== "translate") return;
      const moves = surface.getAnimations().map((move) => move.effect?.getComputedTiming().duration);
      noteMove(Number(moves[0]));
    });
  });
  await badge(page, 0).click();
  await expect(panel(page).getByText("Your basket is empty")).toBeVisible();
  await expect.poll(() => moved).toEqual([500]);
  // Wait for the full animation: a transition that is reversed half way is shorter.
  await panel(page).evaluate((surface) => Promise.all(surface.getAnimations().map((move) => move.finished)));

  // The page is inert while the panel is open, so its button is found by its text and not by its role.
  const under = await page.getByText("Choose rate").first().elementHandle();
  const close = await panel(page).getByRole("button", { name: "Close" }).elementHandle();
  const isReached = await page.evaluate(
    async ([closing, beneath]) => {
      const surface = document.querySelector("[role=dialog]");
      beneath?.scrollIntoView({ block: "center", behavior: "instant" });
      const leaves = new Promise((resolve) => surface?.addEventListener("transitionrun", resolve));
      (closing as HTMLElement).click();
      await leaves;
      const { x, y, width, height } = (beneath as HTMLElement).getBoundingClientRect();
      return beneath?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    },
    [close, under],
  );
  expect(isReached).toBe(true);
  await expect.poll(() => moved).toEqual([500, 800]);
});

test("CT-05 an open panel follows what another tab adds: group, row, total, count and the way to the basket", async ({
  page,
  context,
}) => {
  const village = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const other = await context.newPage();
  await other.goto(`${EN}/stays`);
  await badge(other, 0).click();
  await expect(panel(other).getByText("Your basket is empty")).toBeVisible();
  await expect(panel(other).getByRole("link", { name: "Go to basket" })).toHaveCount(0);
  await (await chooseRate(page)).click();
  await expect(extras(page)).toBeVisible();
  const name = (await extras(page).getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await expect(panel(other).getByRole("heading", { level: 3 })).toHaveText(village);
  await expect(panel(other).getByRole("heading", { level: 4 })).toHaveText(name);
  await expect(panel(other).getByText(/^Total /)).toBeVisible();
  await expect(panel(other).getByRole("link", { name: "Go to basket" })).toHaveAttribute(
    "href",
    new RegExp(`/online${EN}/basket$`),
  );
  await other.keyboard.press("Escape");
  await expect(badge(other, 1)).toBeVisible();
  // The count is beside the button's icon and text, and covers neither.
  const [icon, count] = await Promise.all(
    [badge(other, 1).locator("svg"), badge(other, 1).getByText("1", { exact: true })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(count?.x).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
});
