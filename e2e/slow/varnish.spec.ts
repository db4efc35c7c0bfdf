import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { freePort } from "../../tools/support/free-port.mjs";
import { localBuilds, root } from "../../tools/support/root.mjs";
import { type RunningSite, startSite } from "../support/site.ts";
import { createTeam } from "../support/team.ts";
import { EN } from "../support/world.ts";

const example = path.join(root, "deploy/varnish.vcl");

/** Starts Varnish with the example of `deploy/` in front of a site, with its files in a folder. */
async function startVarnish(site: string, folder: string) {
  const port = await freePort();
  const vcl = path.join(folder, "varnish.vcl");
  const config = await readFile(example, "utf8");
  await writeFile(vcl, config.replace('.port = "3001"', `.port = "${new URL(site).port}"`));
  const files = ["-f", vcl, "-n", path.join(folder, "varnish")];
  const memory = ["-s", "malloc,256m", "-p", "http_gzip_support=off"];
  const listen = ["-j", "none", "-F", "-a", `127.0.0.1:${port}`];
  const child = spawn("varnishd", [...listen, ...files, ...memory], { stdio: "ignore" });
  const ended = once(child, "exit");
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Varnish ended with ${child.exitCode}.`);
    await wait(50);
  }
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { address, close };
}

let folder: string;
let site: RunningSite;
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let team: Awaited<ReturnType<typeof createTeam>>;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-varnish-"));
  const store = path.join(folder, "releases");
  await cp(localBuilds, store, { recursive: true });
  // The server's own cache is behind Varnish.
  site = await startSite({ RELEASES: store, PAGE_CACHE_MEGABYTES: "64" });
  varnish = await startVarnish(site.address, folder);
  team = await createTeam({ RELEASES: store, PURGE_URL: varnish.address, RELEASED_BY: "e2e" });
});
test.afterAll(async () => {
  await team?.leave();
  await varnish?.close();
  await site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Opens a page through Varnish until it is whole, and so may be cached. */
async function warm(page: string): Promise<void> {
  await expect(async () => {
    const { headers } = await fetch(varnish.address + page);
    expect(headers.get("x-cache")).toBe("hit");
  }).toPass();
}

const open = (page: string, headers: Record<string, string> = {}) =>
  fetch(varnish.address + page, { headers });

test("NF visitors share a cached page, whatever cookies they have", async () => {
  await warm(`${EN}/stays`);
  const { headers } = await open(`${EN}/stays`, { cookie: "basket=4711; _ga=GA1.2; stays-visitor=me" });
  expect(headers.get("x-cache")).toBe("hit");
  expect(headers.get("vary")).toBe("Accept-Encoding");
  expect(headers.get("surrogate-key")).toBeNull();
});

test("NF click ids, foreign keys and the order of keys share one copy, a search has its own", async () => {
  await warm(`${EN}/stays?geo=410&sort=Name-Asc`);
  for (const query of ["gclid=1&geo=410&sort=Name-Asc", "sort=Name-Asc&utm_source=a&geo=410&fbclid=2"])
    expect((await open(`${EN}/stays?${query}`)).headers.get("x-cache")).toBe("hit");
  const junk = await open(`${EN}/stays?${"x=yyyy&".repeat(600)}geo=410&sort=Name-Asc`);
  expect(junk.headers.get("x-cache")).toBe("hit");
  // The server's own page, which 4 KB of junk do not make longer.
  const own = await fetch(`${site.address}${EN}/stays?${"x=yyyy&".repeat(600)}geo=410&sort=Name-Asc`);
  expect((await own.text()).length).toBe((await junk.text()).length);
  for (const query of ["geo=420&sort=Name-Asc", "%67eo=420", "geo=410&sort=Name-Asc&redirectStop"])
    expect((await open(`${EN}/stays?${query}`)).headers.get("x-cache")).toBe("miss");
});

test("FE-04 a visitor with a preview gets no cached page", async () => {
  for (const cookie of ["stays-preview=a.b", "a=b; stays-preview=a.b"]) {
    const { headers } = await open(`${EN}/stays`, { cookie });
    expect(headers.get("x-cache")).toBe("miss");
  }
});

test("NF a hostile first visitor leaves nothing in the pages of the next ones", async () => {
  const page = `${EN}/stays/packages`;
  const hostile = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "evil",
    "x-original-url": "/evil",
    "x-cookie": "stays-preview=evil",
    cookie: 'basket="><script>evil()</script>',
    "accept-language": "evil",
    "surrogate-key": "evil",
  };
  await open(page, hostile);
  await warm(page);
  const kept = await open(page);
  expect(kept.headers.get("x-cache")).toBe("hit");
  expect(await kept.text()).not.toContain("evil");
  expect(JSON.stringify([...kept.headers])).not.toContain("evil");
});

test("NF calls to Galaxy are never cached and keep their cookies", async () => {
  const call = `${EN}/api/galaxy/stays/get-accommodation-content?ids=2001`;
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers } = await open(call);
    expect(headers.get("x-cache")).toBe("miss");
  }
});

test("FE-02 a release shows through the cache at once, and other pages stay cached", async () => {
  const upsell = `${EN}/stays/upsell/categories`;
  await warm(`${EN}/stays`);
  await warm(upsell);
  const { isDone, text } = await team.run("retire", "mf-upsell");
  expect(isDone, text).toBe(true);
  const { headers } = await open(upsell);
  expect(headers.get("x-cache")).toBe("miss");
  expect((await open(`${EN}/stays`)).headers.get("x-cache")).toBe("hit");
});
