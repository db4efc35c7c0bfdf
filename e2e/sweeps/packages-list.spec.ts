import { expect, test } from "../support/journey.ts";
import { countItems, findPackages } from "../support/packages.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expectNoSidewaysScroll, windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();
const all = `${EN}/stays/packages`;

/** Size of the photos in a wide window, by the list layout of the settings. */
const layouts = {
  tile: { width: 436, height: 245, isStepped: true, isUnderName: false },
  photo: { width: 436, height: 245, isStepped: false, isUnderName: true },
  standard: { width: 200, height: 150, isStepped: false, isUnderName: false },
  list: { width: 100, height: 100, isStepped: false, isUnderName: false },
} as const;

for (const [listLayout, { width, height, isStepped, isUnderName }] of Object.entries(layouts)) {
  test(`PK-03 the layout ${listLayout}, and nothing of it moves while it loads and is read`, async ({
    page,
    settings,
  }) => {
    await settings.change({ packages: { listLayout } });
    const shifts = await watchShifts(page);
    await page.setViewportSize(windows.desktop);
    await page.goto(`${all}${week}`);
    // The calendar comes later than the page, and with it the font of its weekdays.
    await page.waitForLoadState("networkidle");
    await shifts.start();
    // After this reload the fonts are cached, so every layout shift is caused by the page itself.
    await page.reload();
    const first = findPackages(page).first();
    await expect(first).toBeVisible();
    const photo = await first.getByRole("img").first().boundingBox();
    expect([photo?.width, photo?.height].map((size) => Math.round(size ?? 0))).toEqual([width, height]);
    await expect(first.getByRole("button", { name: "Next photo" })).toHaveCount(isStepped ? 1 : 0);
    const name = await first.getByRole("heading").boundingBox();
    expect((name?.y ?? 0) < (photo?.y ?? 0) + height && (name?.x ?? 0) < (photo?.x ?? 0) + width).toBe(
      isUnderName,
    );
    await expect(first.getByText(/^Conditions: \S/)).toBeVisible();
    expect(await shifts.list()).toEqual([]);

    await page.setViewportSize(windows.phone);
    await page.reload();
    await countItems(findPackages(page));
    for (const one of (await findPackages(page).all()).slice(0, 6)) {
      await one.getByRole("link").last().scrollIntoViewIfNeeded();
      await expect(one.getByText(/^Conditions: \S/)).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
    expect(await shifts.list()).toEqual([]);
  });
}
