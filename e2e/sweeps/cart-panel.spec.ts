import { badge, CABIN, panel, villageAddress } from "../support/basket.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";

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
