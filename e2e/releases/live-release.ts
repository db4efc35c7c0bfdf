import { expect, test } from "@playwright/test";
import type { ReleaseDesk } from "../support/release-desk.ts";
import { HOME, heading, liveVersions } from "../support/released.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

/** FE-02 FE-04: a release becomes live and is rolled back while visitors are on the site. */
export function liveReleases(desk: ReleaseDesk): void {
  test("FE-02 a release is in the next page load, and disturbs neither an open tab nor a booking", async ({
    page,
    browser,
  }) => {
    const booking = await (await browser.newContext()).newPage();
    await booking.goto(`${desk.site().address}${EN}/stays/village/2001/name${weekForTwo()}`);
    await booking.getByRole("button", { name: "Choose rate" }).first().click();
    const dialog = booking.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.goto(desk.site().address + HOME);
    await expect(heading(page)).toHaveText("Stays");
    const before = await liveVersions(page, desk.site());

    await desk.done(
      "release",
      "mf-search",
      "--from",
      await desk.withHeading("Places to stay"),
      "--why",
      "a warmer heading",
    );

    await expect(heading(page)).toHaveText("Stays");
    await expect(dialog).toBeVisible();
    const next = await page.context().newPage();
    await desk.watch.time("the next page shows it", async () => {
      await next.goto(desk.site().address + HOME);
      await expect(heading(next)).toHaveText("Places to stay");
    });
    const { "mf-search": search, ...others } = await liveVersions(page, desk.site());
    expect(before).toMatchObject(others);
    expect(search).not.toBe(before["mf-search"]);

    await dialog.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(booking.getByRole("dialog", { name: "Extras", exact: true })).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText("Places to stay");
    await booking.context().close();
  });

  test("FE-04 one command goes back", async ({ page }) => {
    await desk.done("rollback", "mf-search", "--why", "the old heading was better");
    await desk.watch.time("the next page is the old one", async () => {
      await page.goto(desk.site().address + HOME);
      await expect(heading(page)).toHaveText("Stays");
    });
    await desk.done("build");
    await page.reload();
    await expect(heading(page), "building makes nothing live").toHaveText("Stays");
    const listed = await desk.done("releases");
    expect(listed).toMatch(/e2e +rollback +mf-search .*the old heading was better/);
  });
}

/** FE-02: two teams release at the same moment. */
export function releasesAtOnce(desk: ReleaseDesk): void {
  test("FE-02 two releases in the same moment are both live", async ({ page }) => {
    const before = await liveVersions(page, desk.site());
    const transport = await desk.change("mf-transport", "texts/en.json", (source) =>
      source.replace('"Getting here and home"', '"Here and home"'),
    );
    const search = await desk.withHeading("At the same time");
    await Promise.all([
      desk.doneUnseen("release", "mf-search", "--from", search),
      desk.doneUnseen("release", "mf-transport", "--from", transport),
    ]);
    const after = await liveVersions(page, desk.site());
    expect(after["mf-search"]).not.toBe(before["mf-search"]);
    expect(after["mf-transport"]).not.toBe(before["mf-transport"]);
    await page.goto(desk.site().address + HOME);
    await expect(heading(page)).toHaveText("At the same time");
  });
}
