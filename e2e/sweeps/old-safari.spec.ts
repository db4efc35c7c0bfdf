import { bookCabin } from "../support/booking.ts";
import { waitUntilHydrated, watchComplaints } from "../support/hydrated.ts";
import { becomeOldSafari } from "../support/old-safari.ts";
import { inputDevices } from "../support/pointer.ts";
import { expect, test } from "../support/test.ts";
import { addresses } from "../support/visit-all-pages.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

/** The week in which this test books. */
const WEEK = 22;

// Safari 16.4 does not know the policy that asks for trusted types; Chromium would enforce it without them.
test.use({ viewport: windows.phone, bypassCSP: true });
test.beforeEach(({ context }) => becomeOldSafari(context));

test("NF every page works without what Safari 16.4 lacks", async ({ page }) => {
  const complaints = await watchComplaints(page);
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(`${EN}${address}`);
      await waitUntilHydrated(page);
      await page.keyboard.press("End");
      expect.soft(complaints.take(), address).toEqual([]);
    });
  const left = () => [
    typeof requestIdleCallback,
    "canParse" in URL,
    "onscrollend" in window,
    "union" in Set.prototype,
  ];
  expect(await page.evaluate(left)).toEqual(["undefined", false, false, false]);
});

test("SR-01 a cabin can be booked without what Safari 16.4 lacks", async ({ page }) => {
  await bookCabin({ page, input: inputDevices.mouse(page), language: "en" }, WEEK);
});
