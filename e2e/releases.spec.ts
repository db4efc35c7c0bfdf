import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type RunningSite, startSite } from "./support/site.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { hireTeam, type Said, type Team } from "./support/team.ts";

const REMOTES = ["mf-search", "mf-property", "mf-packages", "mf-cart", "mf-upsell", "mf-transport"];
const HOME = "/en/stays";

let folder: string;
let site: RunningSite;
let team: Team;

/** A command that has to succeed; says how long it took. */
async function done(command: string, ...words: string[]): Promise<string> {
  const said: Said = await team.run(command, ...words);
  expect(said.isDone, said.text).toBe(true);
  console.log(`${command} ${words.slice(0, 2).join(" ")}: ${said.seconds.toFixed(1)} s`);
  return said.text;
}

/** A copy of mf-search whose results page has another heading. */
const withHeading = (heading: string) =>
  team.change("mf-search", "texts/en.json", (source) =>
    source.replace('"stays": "Stays"', `"stays": "${heading}"`),
  );

/** A copy of mf-search whose results page has this line more. */
const withLine = (line: string) =>
  team.change("mf-search", "pages/results.tsx", (source) => `${source}\n${line}\n`);

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

async function liveVersions(page: Page): Promise<Record<string, string>> {
  const { releases } = await (await page.request.get(`${site.address}/healthz`)).json();
  return releases;
}

/** The platform team sees on the status page that the live release of mf-search has a problem. */
async function expectReported(page: Page): Promise<void> {
  const { "mf-search": version } = await liveVersions(page);
  const status = async () => (await page.request.get(`${site.address}/status`)).text();
  const row = new RegExp(`<td>mf-search</td><td>${version}</td><td>live</td><td>[1-9]\\d*</td><td>[1-9]`);
  await expect.poll(status).toMatch(row);
}

test.describe.configure({ mode: "serial" });
test.setTimeout(240_000);

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-releases-"));
  const env = { RELEASES: path.join(folder, "store"), DATA: path.join(folder, "data"), RELEASED_BY: "e2e" };
  team = await hireTeam(env);
  // All six at once: the first proof that releases do not get in each other's way.
  await Promise.all(REMOTES.map((remote) => done("release", remote)));
  const started = performance.now();
  site = await startSite(env);
  console.log(`site: ${((performance.now() - started) / 1000).toFixed(1)} s`);
});

test.afterAll(async () => {
  await site?.close();
  await team?.leave();
  await rm(folder, { recursive: true, force: true });
});

test("FE-02 a release is in the next page load, and disturbs neither an open tab nor a booking", async ({
  page,
  browser,
}) => {
  const booking = await (await browser.newContext()).newPage();
  await booking.goto(`${site.address}/en/stays/village/2001/name${weekForTwo()}`);
  await booking.getByRole("button", { name: "Choose rate" }).first().click();
  const dialog = booking.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.goto(site.address + HOME);
  await expect(heading(page)).toHaveText("Stays");
  const before = await liveVersions(page);

  await done(
    "release",
    "mf-search",
    "--from",
    await withHeading("Places to stay"),
    "--why",
    "a warmer heading",
  );

  await expect(heading(page)).toHaveText("Stays");
  await expect(dialog).toBeVisible();
  const next = await page.context().newPage();
  await next.goto(site.address + HOME);
  await expect(heading(next)).toHaveText("Places to stay");
  const { "mf-search": search, ...others } = await liveVersions(page);
  expect(before).toMatchObject(others);
  expect(search).not.toBe(before["mf-search"]);

  await dialog.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(booking.getByRole("dialog", { name: "Extras", exact: true })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText("Places to stay");
  await booking.context().close();
});

test("FE-04 one command goes back", async ({ page }) => {
  await done("rollback", "mf-search", "--why", "the old heading was better");
  await page.goto(site.address + HOME);
  await expect(heading(page)).toHaveText("Stays");
  const listed = await done("releases");
  expect(listed).toMatch(/e2e +rollback +mf-search .*the old heading was better/);
});

test("FE-05 a release that breaks its contract is refused with reason and remedy, and nothing changes", async ({
  page,
}) => {
  const before = await liveVersions(page);
  const broken = await team.change("mf-search", "pages/results.tsx", (source) =>
    source.replace("export function head(", "function head("),
  );
  const { isDone, text } = await team.run("release", "mf-search", "--from", broken);
  expect(isDone).toBe(false);
  expect(text).toContain("page results does not export head");
  expect(text).toContain("→ export head from its module");
  const unknown = await withLine(
    'export const discount = (cart: import("@stays/contract").Cart) => cart.discount;',
  );
  expect((await team.run("release", "mf-search", "--from", unknown)).text).toContain(
    "Property 'discount' does not exist on type 'Cart'",
  );
  const evaluates = await withLine('export const answer = new Function("return 42")();');
  expect((await team.run("release", "mf-search", "--from", evaluates)).text).toContain(
    "contains eval or new Function",
  );
  expect(await liveVersions(page)).toEqual(before);
});

test("FE-04 a release that is broken in the browser falls back to the last good one within the visit", async ({
  page,
}) => {
  const broken = await withLine('if (typeof document !== "undefined") throw new Error("broken at start");');
  await done("release", "mf-search", "--from", broken);
  await page.goto(site.address + HOME);
  await expect(heading(page)).toHaveText("Stays");
  await expectReported(page);
  // The page is alive: what was loaded is the last good release.
  await page.getByRole("combobox").first().focus();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await done("rollback", "mf-search", "--why", "broken in the browser");
});

test("FE-04 a release that throws while it renders falls back as well", async ({ page }) => {
  const broken = await team.change("mf-search", "pages/results.tsx", (source) =>
    source.replace(
      /export function Page\(\) \{/,
      '$&\n  if (typeof document !== "undefined") throw new Error("broken at render");',
    ),
  );
  await done("release", "mf-search", "--from", broken);
  await page.goto(site.address + HOME);
  await expectReported(page);
  await expect(heading(page)).toHaveText("Stays");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await done("rollback", "mf-search", "--why", "broken at render");
});

test("FE-04 a preview is for one visitor, who sees that it is one and gets out of it", async ({
  page,
  browser,
}) => {
  const text = await done(
    "preview",
    "mf-search",
    "--from",
    await withHeading("Not yet released"),
    "--to",
    HOME,
  );
  const link = new URL(/http\S+\/preview\S+/.exec(text)?.[0] ?? "");
  const response = await page.goto(site.address + link.pathname + link.search);
  await expect(heading(page)).toHaveText("Not yet released");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  const banner = page.getByRole("complementary", { name: "Preview" });
  await expect(banner).toContainText("Nobody else does.");
  const other = await (await browser.newContext()).newPage();
  await other.goto(site.address + HOME);
  await expect(heading(other)).toHaveText("Stays");
  await banner.getByRole("link", { name: "Back to the live site" }).click();
  await expect(heading(page)).toHaveText("Stays");
  await expect(banner).toHaveCount(0);
  await other.context().close();
});

test("FE-04 a canary is for a share of the visitors, who keep it; promoted, it is for all", async ({
  page,
  playwright,
}) => {
  await done("canary", "mf-search", "50", "--from", await withHeading("For some"));
  const versionOf = (html: string) => /"name":"mf-search","version":"([^"]+)"/.exec(html)?.[1];
  const seen = new Set<string | undefined>();
  for (let visitor = 0; visitor < 16; visitor += 1) {
    const request = await playwright.request.newContext({ baseURL: site.address });
    const [first, again] = [await request.get(HOME), await request.get(HOME)];
    expect(first.headers()["cache-control"]).toBe("no-store");
    const version = versionOf(await first.text());
    expect(versionOf(await again.text())).toBe(version);
    seen.add(version);
    await request.dispose();
  }
  expect(seen.size).toBe(2);
  await done("promote", "mf-search");
  await page.goto(site.address + HOME);
  await expect(heading(page)).toHaveText("For some");
});

test("FE-02 two releases in the same moment are both live", async ({ page }) => {
  const before = await liveVersions(page);
  const transport = await team.change("mf-transport", "texts/en.json", (source) =>
    source.replace('"Getting here and home"', '"Here and home"'),
  );
  const search = await withHeading("At the same time");
  await Promise.all([
    done("release", "mf-search", "--from", search),
    done("release", "mf-transport", "--from", transport),
  ]);
  const after = await liveVersions(page);
  expect(after["mf-search"]).not.toBe(before["mf-search"]);
  expect(after["mf-transport"]).not.toBe(before["mf-transport"]);
  await page.goto(site.address + HOME);
  await expect(heading(page)).toHaveText("At the same time");
});
