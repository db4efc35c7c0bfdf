import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import type { MockBackEnd } from "../support/mock-back-end.ts";
import { chooseDeparture, findDepartures, openBooking, transportAddress } from "../support/transport.ts";
import { expectNoSidewaysScroll, windows } from "../support/windows.ts";

const BUS = "Airport bus";

// React writes what a boundary has caught to the console: a refusal as well as a lost call.
test.beforeEach(({ quiet }) => quiet.allow(/^console error: GalaxyFailure: code 500/));

/** The states of the page and of its modal that are its own. */
const states: Readonly<Record<string, (page: Page, mock: MockBackEnd) => Promise<unknown>>> = {
  failed: async (page, mock) => {
    await mock.orderFault({ operation: "transportByDay", kind: "code", code: 500 });
    await page.goto(transportAddress());
  },
  "sold out": async (page) => {
    await page.goto(transportAddress());
    await findDepartures(await openBooking(page, "Small taxi bus to remote cabins"), 5);
  },
  "chosen, then cleared": async (page) => {
    await page.goto(transportAddress());
    const dialog = await chooseDeparture(page, BUS);
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: "Add Child" }).click();
  },
  "not added": async (page, mock) => {
    await page.goto(transportAddress());
    const dialog = await chooseDeparture(page, BUS);
    await mock.orderFault({ operation: "addTransportToBasket", kind: "code", code: 500, remaining: 1 });
    await dialog.getByRole("button", { name: "Add to cart" }).click();
    await expect(dialog.getByText("We couldn't add this. Please try again.")).toBeVisible();
  },
  "the other way offered": async (page) => {
    await page.goto(transportAddress(23));
    const dialog = await chooseDeparture(page, BUS);
    await dialog.getByRole("button", { name: "Add to cart" }).click();
    await expect(panel(page).getByText(BUS)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Book the other way" })).toBeVisible();
  },
};

for (const [name, show] of Object.entries(states))
  test(`TR-01 TR-03 WCAG 2.2 AA of transport, at 1440 and at 320 px: ${name}`, async ({ page, mock }) => {
    await page.setViewportSize(windows.desktop);
    await show(page, mock);
    for (const viewport of [windows.desktop, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page);
    }
    await expectNoSidewaysScroll(page);
  });

test("TR-01 TR-04 reduced motion stops all movement", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(transportAddress());
  await openBooking(page, BUS);
  const slowest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("*")].flatMap((it) => {
        const { transitionDuration, animationDuration } = getComputedStyle(it);
        return `${transitionDuration},${animationDuration}`.split(",").map(Number.parseFloat);
      }),
    ),
  );
  expect(slowest).toBeLessThanOrEqual(0.001);
});
