import { badge, panel, villageAddress } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";

test("CT-05 the panel opens in 500 ms and closes in 800 ms, and the page under it stays clickable", async ({
  page,
}) => {
  await page.goto(villageAddress());
  await expect(badge(page, 0)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  // Animations stand still while they are looked at: a busy machine would miss them.
  const play = (playbackRate: number) => browser.send("Animation.setPlaybackRate", { playbackRate });
  const duration = () =>
    panel(page).evaluate((surface) => surface.getAnimations()[0]?.effect?.getComputedTiming().duration);
  await play(0);
  await badge(page, 0).click();
  await expect.poll(duration).toBe(500);
  await play(1);
  // A transition that is reversed half way is shorter.
  await panel(page).evaluate((surface) => Promise.all(surface.getAnimations().map((move) => move.finished)));
  await play(0);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect.poll(duration).toBe(800);
  await page.getByText("Choose rate").first().click({ trial: true });
  await play(1);
  await expect(panel(page)).toBeHidden();
});
