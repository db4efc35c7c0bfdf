import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type OtherHost, otherHost } from "./support/other-host.ts";
import { type RunningSite, startSite } from "./support/site.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { stopwatch } from "./support/stopwatch.ts";
import { hireTeam, type Said, type Team } from "./support/team.ts";

const REMOTES = ["mf-search", "mf-property", "mf-packages", "mf-cart", "mf-upsell", "mf-transport"];
const HOME = "/en/stays";

let folder: string;
let env: Readonly<Record<string, string>>;
let site: RunningSite;
let team: Team;

const watch = stopwatch();

/** A command that has to succeed; says how long it took. */
async function done(command: string, ...words: string[]): Promise<string> {
  const said: Said = await watch.time([command, ...words.slice(0, 2)].join(" "), () =>
    team.run(command, ...words),
  );
  expect(said.isDone, said.text).toBe(true);
  return said.text;
}

/** Releases without a look at the pages: for what is not about them, and for what is broken on purpose. */
const doneUnseen = (command: string, ...words: string[]) => done(command, ...words, "--unseen");

/** A release of mf-search that has to be refused; what the team reads. */
async function refused(what: string, from: string, by: Team = team): Promise<string> {
  const said = await watch.time(`refused: ${what}`, () => by.run("release", "mf-search", "--from", from));
  expect(said.isDone, said.text).toBe(false);
  expect(said.text).toContain("nothing has changed on the site");
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
  env = { RELEASES: path.join(folder, "store"), DATA: path.join(folder, "data"), RELEASED_BY: "e2e" };
  team = await hireTeam(env);
  // All six at once: the first proof that releases do not get in each other's way.
  await Promise.all(REMOTES.map((remote) => doneUnseen("release", remote)));
  site = await watch.time("site up", () => startSite(env));
});

test.afterAll(async () => {
  console.log(watch.table());
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
  await watch.time("the next page shows it", async () => {
    await next.goto(site.address + HOME);
    await expect(heading(next)).toHaveText("Places to stay");
  });
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
  await watch.time("the next page is the old one", async () => {
    await page.goto(site.address + HOME);
    await expect(heading(page)).toHaveText("Stays");
  });
  const listed = await done("releases");
  expect(listed).toMatch(/e2e +rollback +mf-search .*the old heading was better/);
});

test("FE-05 a broken release is refused with reason and remedy, and nothing changes", async ({ page }) => {
  const before = await liveVersions(page);
  const change = (file: string, edit: (source: string) => string) => team.change("mf-search", file, edit);
  /** What is broken, in which sources, and what the team reads. */
  const broken: readonly [string, string, readonly string[]][] = [
    [
      "an export of the contract is missing",
      await change("pages/results.tsx", (source) =>
        source.replace("export function head(", "function head("),
      ),
      ["page results does not export head", "→ export head from its module"],
    ],
    [
      "a page is missing",
      await change("remote.ts", (source) => source.replace('results: "./pages/results.tsx",', "")),
      ["it does not expose ./page-results", "→ name it in mf-search/remote.ts"],
    ],
    [
      "a field that the live host does not give",
      await withLine('export const discount = (cart: import("@stays/contract").Cart) => cart.discount;'),
      ["Property 'discount' does not exist on type 'Cart'", "→ make it compile with what the live host's"],
    ],
    [
      "text is run as code",
      await withLine('export const answer = new Function("return 42")();'),
      ["contains eval or new Function", "→ write it as code"],
    ],
    [
      "over its budget",
      await withLine(`export const ballast = ${JSON.stringify(randomBytes(90_000).toString("base64"))};`),
      ["./page-results is", "its budget is 32.0 kB", "→ load what is not seen at first with import()"],
    ],
  ];
  for (const [what, from, texts] of broken) {
    const said = await refused(what, from);
    for (const text of texts) expect(said).toContain(text);
  }
  expect(await liveVersions(page)).toEqual(before);
});

test("FE-05 what another live host would not run is refused", async () => {
  const hosts: readonly [string, (offer: OtherHost) => OtherHost, readonly string[]][] = [
    [
      "another major of a shared module",
      (offer) => ({ ...offer, shared: { ...offer.shared, react: "18.3.1" } }),
      ["it wants react ^19.0.0, the live host shares 18.3.1", "→ build against react 18.3.1"],
    ],
    [
      "a host of the next contract alone",
      (offer) => ({ ...offer, contracts: offer.contracts.map((contract) => contract + 1) }),
      ["it was built for contract", "→ rebase on a working copy of contract"],
    ],
  ];
  for (const [what, edit, texts] of hosts) {
    const host = await otherHost(site.address, edit);
    const other = await hireTeam({ ...env, SITE: host.address });
    const said = await refused(what, "mf-search", other).finally(host.close);
    for (const text of texts) expect(said).toContain(text);
  }
});

test("FE-05 a page that is not accessible, or fails in a browser, is refused", async () => {
  const nameless = await team.change("mf-search", "pages/results.tsx", (source) =>
    source.replace("<MemoryButton />", '$& <button type="button" />'),
  );
  const said = await refused("not accessible", nameless);
  expect(said).toContain("/en/stays at 1440 px is not accessible (button-name)");
  expect(said).toContain("→ Buttons must have discernible text");
  const broken = await withLine('if (typeof document !== "undefined") throw new Error("broken at start");');
  const failed = await refused("fails in a browser", broken);
  expect(failed).toContain("it fails on its pages: a browser reports a problem: Error: broken at start");
});

test("FE-04 a release that is broken in the browser falls back to the last good one within the visit", async ({
  page,
}) => {
  const broken = await withLine('if (typeof document !== "undefined") throw new Error("broken at start");');
  await doneUnseen("release", "mf-search", "--from", broken);
  await watch.time("broken in the browser: the last good one shows, and it is reported", async () => {
    await page.goto(site.address + HOME);
    await expect(heading(page)).toHaveText("Stays");
    await expectReported(page);
  });
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
  await doneUnseen("release", "mf-search", "--from", broken);
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
  const text = await doneUnseen(
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
  await doneUnseen("canary", "mf-search", "50", "--from", await withHeading("For some"));
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

test("FE-04 a canary that fails in browsers goes back by itself and says so", async ({ browser }) => {
  const broken = await withLine('if (typeof document !== "undefined") throw new Error("broken for some");');
  await doneUnseen("canary", "mf-search", "99", "--from", broken);
  const listed = /mf-search .* (\S+) for 99 %/.exec(await done("releases"));
  const canary = listed?.[1] ?? "";
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await watch.time("the canary goes back by itself", async () => {
    // A canary is judged by twenty page views; most of them see nothing wrong.
    for (let view = 0; view < 20; view += 1) await visitor.request.get(site.address + HOME);
    await expect(async () => {
      await page.goto(site.address + HOME);
      await expect(heading(page)).toBeVisible();
      expect(await done("releases")).toContain("automatic rollback");
    }).toPass();
  });
  const said = await done("releases");
  expect(said).toMatch(
    new RegExp(`the site +automatic rollback +mf-search +${canary} +its pages failed \\d+ %`),
  );
  expect(said).not.toContain("for 99 %");
  expect(site.log()).toContain("a canary was taken back");
  await page.goto(site.address + HOME);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  expect(await page.content()).not.toContain(canary);
  await visitor.close();
});

test("FE-02 two releases in the same moment are both live", async ({ page }) => {
  const before = await liveVersions(page);
  const transport = await team.change("mf-transport", "texts/en.json", (source) =>
    source.replace('"Getting here and home"', '"Here and home"'),
  );
  const search = await withHeading("At the same time");
  await Promise.all([
    doneUnseen("release", "mf-search", "--from", search),
    doneUnseen("release", "mf-transport", "--from", transport),
  ]);
  const after = await liveVersions(page);
  expect(after["mf-search"]).not.toBe(before["mf-search"]);
  expect(after["mf-transport"]).not.toBe(before["mf-transport"]);
  await page.goto(site.address + HOME);
  await expect(heading(page)).toHaveText("At the same time");
});
