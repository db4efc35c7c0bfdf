import { coveredControls } from "../support/covered-controls.ts";
import { waitUntilHydrated, watchComplaints } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { addresses } from "../support/visit-all-pages.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

test.setTimeout(240_000);

test.use({ viewport: windows.phone });

// The smoke of Firefox. In Chromium `hydration.spec.ts` and `accessibility.spec.ts` ask the same of each page.
test("NF every page works without a complaint, and nothing covers a control", async ({ page }) => {
  const complaints = await watchComplaints(page);
  for (const address of addresses)
    await test.step(address, async () => {
      // Firefox reports the requests of a page that it cancels for the next one.
      await page.goto("about:blank");
      complaints.take();
      await page.goto(`${EN}${address}`);
      await waitUntilHydrated(page);
      expect.soft(complaints.take(), address).toEqual([]);
      expect.soft(await page.evaluate(coveredControls), address).toEqual([]);
    });
});
