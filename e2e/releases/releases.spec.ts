import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { openReleaseDesk } from "../support/release-desk.ts";
import { expectFallback, expectRecovered, HOME, heading, liveVersions } from "../support/released.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

// All tests share one desk: each finds what the one before has released.
let desk: Awaited<ReturnType<typeof openReleaseDesk>>;

test.describe.configure({ mode: "serial" });
test.setTimeout(240_000);
test.beforeAll(async () => {
  test.setTimeout(240_000);
  desk = await openReleaseDesk();
});
test.afterAll(() => desk?.close());

test("FE-02 a release is in the next page load, and disturbs neither an open tab nor a booking", async ({
  page,
  browser,
}) => {
  const booking = await (await browser.newContext()).newPage();
  await booking.goto(`${desk.site.address}${EN}/stays/village/2001/name${weekForTwo()}`);
  await booking.getByRole("button", { name: "Choose rate" }).first().click();
  const dialog = booking.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.goto(desk.site.address + HOME);
  await expect(heading(page)).toHaveText("Stays");
  const before = await liveVersions(page, desk.site);

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
  await next.goto(desk.site.address + HOME);
  await expect(heading(next)).toHaveText("Places to stay");
  const { "mf-search": search, ...others } = await liveVersions(page, desk.site);
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
  await page.goto(desk.site.address + HOME);
  await expect(heading(page)).toHaveText("Stays");
  await desk.done("build");
  await page.reload();
  await expect(heading(page), "building makes nothing live").toHaveText("Stays");
  const listed = await desk.done("releases");
  expect(listed).toMatch(/e2e +rollback +mf-search .*the old heading was better/);
});

test("FE-05 a release that changes other remotes, is not accessible and fails in a browser is refused for all of it, and nothing changes", async ({
  page,
}) => {
  const before = await liveVersions(page, desk.site);
  const changed = await desk.change(
    "mf-search",
    "src/pages/results.tsx",
    // In place of a part of the page: what is wrong must fit into the budget of what is right.
    (source) => `${source.replace("<ComparisonView />", '<button type="button" />')}
if (typeof document !== "undefined") {
  const { fetch } = window;
  window.fetch = (...words) => fetch(...words);
  Object.assign(Array.prototype, { last: 1 });
  Date.prototype.toJSON = () => "now";
  setTimeout(() => {
    throw new Error("broken in a browser");
  });
}
`,
  );
  const styles = path.join(changed, "src/pages/results.module.css");
  await appendFile(styles, "\n:global(h1) { text-indent: 3px; }\n:root { --accent: red; }\n");
  const said = await desk.refused(changed);
  expect(said).toMatch(/change the platform .*Array\.prototype\.last; .*Date\.prototype\.toJSON; fetch/);
  expect(said).toMatch(/its styles reach .*html: .*--accent; h1.*: .*text-indent/);
  expect(said).toContain("/stays at 1440 px is not accessible (button-name)");
  expect(said).toContain("→ Buttons must have discernible text");
  expect(said).toContain(
    "mf-search fails on its pages: a browser reports a problem: Error: broken in a browser",
  );
  expect(await liveVersions(page, desk.site)).toEqual(before);
  expect(await desk.leftovers()).toEqual([]);
});

test("FE-04 a release that is broken in the browser falls back to the last good one within the visit", async ({
  page,
}) => {
  const broken = await desk.withLine(
    'if (typeof document !== "undefined") throw new Error("broken at start");',
  );
  await desk.doneUnseen("release", "mf-search", "--from", broken);
  await page.goto(desk.site.address + HOME);
  await expect(heading(page)).toHaveText("Stays");
  await expectFallback(page, desk.site, "broken at start");
  await expectRecovered(page);
  // Of the failed release nothing is left.
  const { "mf-search": failed } = await liveVersions(page, desk.site);
  const traces = `[data-release="${failed}"], link[href*="/${failed}/"], script[src*="/${failed}/"]`;
  await expect(page.locator(traces)).toHaveCount(0);
  // The page is hydrated: the last good release was loaded.
  await page.getByRole("combobox").first().focus();
  await desk.done("rollback", "mf-search", "--why", "broken in the browser");
});

/** Sources of the previewed release, which the canary is made of. */
let previewed = "";

test("FE-04 a preview is for one visitor, who sees that it is one and gets out of it", async ({
  page,
  browser,
}) => {
  previewed = await desk.withHeading("For some");
  const text = await desk.doneUnseen("preview", "mf-search", "--from", previewed, "--to", HOME);
  const link = new URL(/http\S+\/preview\S+/.exec(text)?.[0] ?? "");
  const response = await page.goto(desk.site.address + link.pathname + link.search);
  await expect(heading(page)).toHaveText("For some");
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  const banner = page.getByRole("complementary", { name: "Preview" });
  await expect(banner).toContainText("Nobody else does.");
  const other = await (await browser.newContext()).newPage();
  await other.goto(desk.site.address + HOME);
  await expect(heading(other)).toHaveText("Stays");
  await banner.getByRole("link", { name: "Back to the live site" }).click();
  await expect(heading(page)).toHaveText("Stays");
  await expect(banner).toHaveCount(0);
  await other.context().close();
});

test("FE-04 a previewed release becomes a canary without a second check, for a share of the visitors, who keep it; promoted, it is for all", async ({
  page,
  playwright,
}) => {
  const text = await desk.doneUnseen("canary", "mf-search", "50", "--from", previewed);
  expect(text).toContain("has passed against this host before");
  const readVersion = (html: string) => /"name":"mf-search","version":"([^"]+)"/.exec(html)?.[1];
  const seen = new Set<string | undefined>();
  for (let visitor = 0; visitor < 16; visitor += 1) {
    const request = await playwright.request.newContext({ baseURL: desk.site.address });
    const [first, again] = [await request.get(HOME), await request.get(HOME)];
    expect(first.headers()["cache-control"]).toBe("private, no-store");
    const version = readVersion(await first.text());
    expect(readVersion(await again.text())).toBe(version);
    seen.add(version);
    await request.dispose();
  }
  expect(seen.size).toBe(2);
  await desk.done("promote", "mf-search");
  await page.goto(desk.site.address + HOME);
  await expect(heading(page)).toHaveText("For some");
});

// Whatever a release throws counts; "broken at start" above is an error.
test("FE-04 a canary that fails in browsers goes back by itself and says so", async ({ browser }) => {
  const broken = await desk.withLine('if (typeof document !== "undefined") throw "broken for some";');
  await desk.doneUnseen("canary", "mf-search", "50", "--from", broken);
  const canary = /mf-search .* (\S+) for 50 %/.exec(await desk.done("releases"))?.[1] ?? "";
  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(desk.site.address + HOME);
    await expect(heading(page)).toBeVisible();
    return page;
  };
  await expect(async () => {
    for (const page of await Promise.all([open(), open()])) await page.context().close();
    expect(desk.site.log()).toContain("a canary was ended");
  }).toPass();
  const said = await desk.done("releases");
  expect(said).toMatch(
    new RegExp(
      `the site +automatic rollback +mf-search +${canary} +\\S+ +it failed for [56] of \\d+ visitors`,
    ),
  );
  expect(said).not.toContain("for 50 %");
  const page = await open();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  expect(await page.content()).not.toContain(canary);
  await page.context().close();
});
