import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { changeRegistry, goLive, openReleases, readAudit } from "@stays/releases";
import { writeHostRelease } from "../../tools/releases/host-folder.mjs";
import { HOME, heading } from "../support/released.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { stopwatch } from "../support/stopwatch.ts";
import { hireTeam, type Team } from "../support/team.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** A release of the built host under another version: two real hosts without a second build. */
const BEFORE = "0.9.0-before";

const watch = stopwatch();
let folder: string;
let site: RunningSite;
let team: Team;
let built: string;

test.describe.configure({ mode: "serial" });
test.setTimeout(180_000);

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-hosts-"));
  await cp(path.join(root, ".data/builds"), path.join(folder, "store"), { recursive: true });
  const env = { RELEASES: path.join(folder, "store"), DATA: path.join(folder, "data"), RELEASED_BY: "e2e" };
  team = await hireTeam(env);
  built = JSON.parse(await readFile(path.join(root, "host/dist/web/release.json"), "utf8")).version;
  await makeLive(BEFORE);
  site = await watch.time("site up", () =>
    startSite({ ...env, GALAXY_URL: "" }, path.join(root, "host/dist/server/serve.cjs")),
  );
});
test.afterAll(async () => {
  console.log(watch.table());
  await site?.close();
  await team?.leave();
  await rm(folder, { recursive: true, force: true });
});

const store = () => openReleases(path.join(folder, "store"));

/** Publishes the built host as a version of its own, and makes it live without a gate. */
async function makeLive(version: string, change?: (release: string) => Promise<void>): Promise<void> {
  const release = path.join(folder, version);
  await writeHostRelease(release);
  const descriptor = JSON.parse(await readFile(path.join(release, "release.json"), "utf8"));
  await writeFile(path.join(release, "release.json"), JSON.stringify({ ...descriptor, version }));
  await change?.(release);
  const releases = await store();
  await releases.publish("host", version, release);
  await changeRegistry(releases, { by: "e2e", action: "release", remote: "host" }, (registry, act) =>
    goLive(registry, "host", version, act),
  );
}

async function done(command: string, ...words: string[]): Promise<string> {
  const said = await watch.time(`${command} host`, () => team.run(command, "host", ...words));
  expect(said.isDone, said.text).toBe(true);
  return said.text;
}

const hostOf = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get(`${site.address}/healthz`)).json()).host;

/** The host of a page that was served during a canary, from the page's signed id. */
function hostOnPage(html: string): string | undefined {
  const [, body = ""] = /"id":"([\w-]+)\.[\w-]+"/.exec(html) ?? [];
  return body === "" ? undefined : JSON.parse(Buffer.from(body, "base64url").toString())[2].host;
}

/** Requests pages until `act` is done; returns the statuses of all of them. */
async function whileVisited(
  request: APIRequestContext,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const statuses: number[] = [];
  let isDone = false;
  const visits = Array.from({ length: 3 }, async () => {
    while (!isDone) statuses.push((await request.get(site.address + HOME)).status());
  });
  await act().finally(() => {
    isDone = true;
  });
  await Promise.all(visits);
  return statuses;
}

test("FE-04 a host from the store runs; a preview of the next is for one visitor, who sees that it is one", async ({
  page,
  browser,
}) => {
  expect(await hostOf(page.request)).toBe(BEFORE);
  const text = await done("preview", "--unseen", "--to", HOME);
  const link = new URL(/http\S+\/preview\S+/.exec(text)?.[0] ?? "");
  const response = await watch.time("first page of the preview", () =>
    page.goto(site.address + link.pathname + link.search),
  );
  expect(response?.headers()["cache-control"]).toBe("no-store");
  const banner = page.getByRole("complementary", { name: "Preview" });
  await expect(banner).toContainText(`host ${built}`);
  await expect(heading(page)).toHaveText("Stays");
  const other = await (await browser.newContext()).newPage();
  await other.goto(site.address + HOME);
  await expect(other.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
  await banner.getByRole("link", { name: "Back to the live site" }).click();
  await expect(banner).toHaveCount(0);
  await other.context().close();
});

test("FE-04 a canary of the host is for a share of the visitors, who keep it", async ({ playwright }) => {
  const text = await done("canary", "50", "--unseen");
  expect(text).toContain("has passed against these remotes before");
  const seen = new Set<string | undefined>();
  await expect(async () => {
    const request = await playwright.request.newContext({ baseURL: site.address });
    const [first, again] = [await request.get(HOME), await request.get(HOME)];
    expect(first.headers()["cache-control"]).toBe("no-store");
    const host = hostOnPage(await first.text());
    expect([BEFORE, built]).toContain(host);
    expect(hostOnPage(await again.text())).toBe(host);
    seen.add(host);
    await request.dispose();
    expect(seen.size).toBe(2);
  }).toPass();
});

test("FE-04 promoted, the host is for all, and one command goes back; no request fails meanwhile", async ({
  request,
}) => {
  for (const [command, version] of [
    ["promote", built],
    ["rollback", BEFORE],
  ] as const) {
    const statuses = await whileVisited(request, async () => {
      await done(command);
      await watch.time(`${command}: the host answers`, () =>
        expect.poll(() => hostOf(request)).toBe(version),
      );
    });
    expect(statuses.length).toBeGreaterThan(3);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
});

test("FE-04 a host that was changed in the store, or does not start, is not switched to", async ({
  request,
}) => {
  const audited = async () =>
    (await readAudit(await store())).map((entry) => JSON.stringify(entry)).join("\n");
  await makeLive("1.9.0-changed", (release) => writeFile(path.join(release, "server/main.cjs"), "changed"));
  await expect.poll(audited).toMatch(/host not started.*1\.9\.0-changed.*is not the one that was released/);
  await makeLive("1.9.1-broken", async (release) => {
    const program = "process.exit(3)";
    const file = path.join(release, "release.json");
    const descriptor = JSON.parse(await readFile(file, "utf8"));
    descriptor.integrity["server/main.cjs"] =
      `sha384-${createHash("sha384").update(program).digest("base64")}`;
    await writeFile(file, JSON.stringify(descriptor));
    await writeFile(path.join(release, "server/main.cjs"), program);
  });
  await expect.poll(audited).toMatch(/host not started.*1\.9\.1-broken.*ended while starting/);
  expect(await hostOf(request)).toBe(BEFORE);
});
