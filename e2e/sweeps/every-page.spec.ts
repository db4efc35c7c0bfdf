import { coveredControls } from "../support/covered-controls.ts";
import { waitUntilHydrated, watchComplaints } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { addresses } from "../support/visit-all-pages.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

test.setTimeout(240_000);

test.use({ viewport: windows.phone });

// The smoke of Firefox. In Chromium `hydration.spec.ts` and `accessibility.spec.ts` ask the same of each page.
test("NF every page works without a complaint, and nothing covers a control", async ({ context }) => {
  for (const address of addresses)
    await test.step(address, async () => {
      // In a tab of its own: Firefox reports what it cancels when a page is left, some time after.
      const page = await context.newPage();
      const complaints = await watchComplaints(page);
      await page.goto(`${EN}${address}`);
      await waitUntilHydrated(page);
      expect.soft(complaints.take(), address).toEqual([]);
      expect.soft(await page.evaluate(coveredControls), address).toEqual([]);
      await page.close();
    });
});
