import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPreviewToken, createToolbarToken } from "@stays/releases";
import { Hono } from "hono";
import example from "../settings/site-settings.example.json";
import { createHost, type HostOptions } from "./app.ts";
import { OtherHosts } from "./hosts/other-hosts.ts";
import { createLog } from "./log/log.ts";
import type { PageContext } from "./page/page-handler.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { readPageId } from "./releases/page-id.ts";
import { RegistryStore } from "./releases/registry-store.ts";
import { SettingsStore } from "./settings/settings-store.ts";
import { LastHour } from "./status/last-hour.ts";
import { platformTeamOnly } from "./status/platform-access.ts";

let folder: string;
let files: Record<string, string>;
let pages: PageContext[];
let lines: string[];
const log = createLog((line) => lines.push(line));
const viewed = jest.fn();
const cacheSeconds = { fresh: 60, stale: 600 };

beforeEach(async () => {
  pages = [];
  lines = [];
  files = { "registry.json": '{"remotes":{}}' };
  folder = await mkdtemp(path.join(tmpdir(), "stays-host-"));
  for (const language of ["en", "sv"])
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify({ ...example, language }));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (file: string) => (file in files ? new TextEncoder().encode(files[file]) : null);

async function host(more: Partial<HostOptions> = {}) {
  return createHost({
    log,
    settings: await SettingsStore.open(folder, log),
    registry: new RegistryStore({ read, baseUrl: "/releases/", log }),
    assets: { scripts: [], css: "", earlyInput: "" },
    galaxyUrl: "http://127.0.0.1:1",
    pool: null,
    serviceWorker: { worker: "keep", removal: "remove" },
    pageCache: null,
    renderPage: async (request, context) => {
      if (request.url.includes("broken")) throw new Error("broken");
      pages.push(context);
      return Response.redirect("http://localhost/en/elsewhere", 302);
    },
    cacheSeconds,
    timeZone: "Europe/Stockholm",
    siteOrigin: "https://stays.example",
    now: () => Date.UTC(2027, 1, 7, 23, 30),
    readRelease: read,
    readAsset: read,
    previewSecret: "secret",
    watch: { viewed, failed: async () => {}, of: () => ({ views: 3, problems: 1 }) },
    slowPages: new LastHour(),
    slowModules: new LastHour(),
    slowPresses: new LastHour(),
    status: { store: { read }, password: "open sesame" },
    offer: { contracts: [1] },
    sandboxUrl: null,
    hosts: new OtherHosts(() => {}),
    hostVersion: "1.0.0",
    ...more,
  });
}

/** A site with a page cache, whose pages are the same for everyone. */
const hostWithCache = () =>
  host({
    pageCache: new PageCache({ maxBytes: 10_000, seconds: cacheSeconds }),
    renderPage: async (_, context) => {
      pages.push(context);
      return new Response("page", { headers: { "cache-control": "public" } });
    },
  });

test("a kept page is sent without rendering it, however often it is opened", async () => {
  const app = await hostWithCache();
  for (let visit = 0; visit < 3; visit += 1)
    expect(await (await app.request("https://stays.example/en/stays")).text()).toBe("page");
  expect(pages).toHaveLength(1);
});

test.each([
  ["the toolbar", `stays-toolbar=${createToolbarToken(Date.UTC(2027, 1, 8), "secret")}`],
  ["another method", ""],
])("a page with %s is neither kept nor sent from the page cache", async (_, cookie) => {
  const app = await hostWithCache();
  const method = cookie === "" ? "HEAD" : "GET";
  for (let visit = 0; visit < 2; visit += 1)
    await app.request("https://stays.example/en/stays", { method, headers: { cookie } });
  expect(pages).toHaveLength(2);
  await app.request("https://stays.example/en/stays");
  expect(pages).toHaveLength(3);
});

test("ST-01 an edit of the settings is in the next page, kept or not", async () => {
  const app = await hostWithCache();
  await app.request("https://stays.example/en/stays");
  await writeFile(
    path.join(folder, "en.json"),
    JSON.stringify({ ...example, language: "en", name: "Nordfjäll" }),
  );
  await app.request("https://stays.example/en/stays");
  expect(pages.map(({ settings }) => settings.name)).toEqual(["Stays", "Nordfjäll"]);
});

test.each([
  ["/", "sv", "/sv/stays"],
  [
    "/stays/village/2001/name?start=2027-02-07&rooms=1",
    "sv",
    "/sv/stays/village/2001/name?start=2027-02-07&rooms=1",
  ],
  ["/wrong/way", "fr", "/en/wrong/way"],
  ["//evil.example/stays", "en", "/en//evil.example/stays"],
  ["/fr/stays/village/2001/x?a=1", "sv", "/sv/stays/village/2001/x?a=1"],
])("RT-01 %s of a visitor who reads %s goes to %s", async (address, language, target) => {
  const response = await (await host()).request(`http://localhost${address}`, {
    headers: { "accept-language": language },
  });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(target);
  expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
});

test.each([
  ["/EN/stays?a=1", "/en/stays?a=1"],
  ["/en", "/en/stays"],
  ["/sv/", "/sv/stays"],
])("RT-01 %s goes to %s", async (address, target) => {
  const response = await (await host()).request(address);
  expect([response.status, response.headers.get("location")]).toEqual([302, target]);
});

test("RT-01 the language chosen before wins over the browser's", async () => {
  const headers = { "accept-language": "en", cookie: "language=sv" };
  const response = await (await host()).request("/stays", { headers });
  expect(response.headers.get("location")).toBe("/sv/stays");
});

test("a page is rendered with its settings, the destination's day, a fresh nonce and its policy", async () => {
  const app = await host();
  await app.request("https://stays.example/sv/stays");
  await app.request("https://stays.example/sv/stays");
  expect(pages[0]).toMatchObject({
    settings: { language: "sv" },
    today: "2027-02-08",
    origin: "https://stays.example",
    releases: {},
  });
  expect(pages[0]?.policy({ scripts: ["'sha256-abc'"], styles: [] })).toContain(
    "script-src 'self' 'sha256-abc'",
  );
  expect(pages[0]?.nonce).not.toBe(pages[1]?.nonce);
});

test.each([
  ["https://evil.example/en/stays", {}],
  ["https://stays.example.evil.example/en/stays", {}],
  ["https://stays.example:8443/en/stays", {}],
  ["https://localhost.evil.example/releases/x.js", {}],
  ["https://stays.example/en/stays", { "x-forwarded-host": "evil.example" }],
  ["https://stays.example/en/stays", { "x-forwarded-host": "evil.example/@stays.example" }],
])("a request for %s %j is rejected: its host is not the site's", async (address, headers) => {
  const response = await (await host()).request(address, { headers });
  expect(response.status).toBe(421);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(pages).toEqual([]);
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "https://stays.example"])(
  "a page at %s names the public address as its own",
  async (origin) => {
    await (await host()).request(`${origin}/en/stays`);
    expect(pages[0]?.origin).toBe("https://stays.example");
  },
);

test("healthz answers under the address that a balancer uses", async () => {
  expect((await (await host()).request("http://10.0.0.7:3000/healthz")).status).toBe(200);
});

test("ST-01 an edited setting is in the next page", async () => {
  const app = await host();
  await writeFile(
    path.join(folder, "sv.json"),
    JSON.stringify({ ...example, language: "sv", name: "Hällefjäll" }),
  );
  await app.request("/sv/stays");
  expect(pages[0]?.settings.name).toBe("Hällefjäll");
});

test("every answer has security headers, and HSTS only over https", async () => {
  const app = await host();
  const plain = await app.request("http://localhost/en/stays");
  expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  const behindProxy = await app.request("http://localhost/en/stays", {
    headers: { "x-forwarded-proto": "https" },
  });
  expect(behindProxy.headers.get("strict-transport-security")).toContain("max-age=");
});

test("healthz is ok once settings and registry are read, with the live releases", async () => {
  const response = await (await host()).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    languages: ["en", "sv"],
    releases: {},
    rendering: null,
  });
});

test("FE-04 while a canary runs a page carries an id, signed for the releases that it was served with", async () => {
  const release = (version: string) =>
    JSON.stringify({
      ...{ name: "mf-cart", version, contract: 1, entry: "e.js", server: "s.cjs" },
      ...{ exposes: {}, integrity: {} },
    });
  files["mf-cart/1/release.json"] = release("1");
  files["mf-cart/2/release.json"] = release("2");
  files["registry.json"] = '{"remotes":{"mf-cart":{"version":"1"}}}';
  const app = await host();
  await app.request("/en/stays");
  files["registry.json"] = '{"remotes":{"mf-cart":{"version":"1","canary":{"version":"2","percent":50}}}}';
  await app.request("/en/stays");
  expect(pages[0]?.pageId).toBeUndefined();
  const served = readPageId(pages[1]?.pageId ?? "", "secret", Date.UTC(2027, 1, 7, 23, 30));
  expect(served?.releases).toEqual({ "mf-cart": pages[1]?.releases["mf-cart"]?.descriptor.version });
});

test("FE-04 a preview that was revoked shows the live release, and its link opens nothing; a later one works", async () => {
  const release = (version: string) =>
    JSON.stringify({
      ...{ name: "mf-cart", version, contract: 1, entry: "e.js", server: "s.cjs" },
      ...{ exposes: {}, integrity: {} },
    });
  files["mf-cart/1/release.json"] = release("1");
  files["mf-cart/2/release.json"] = release("2");
  const revoked = Date.UTC(2027, 1, 8, 12);
  const registry = { remotes: { "mf-cart": { version: "1" } } };
  const app = await host();
  const shown = async (until: number) => {
    const token = createPreviewToken({ remote: "mf-cart", version: "2", until }, "secret");
    await app.request("/en/stays", { headers: { cookie: `stays-preview=${token}` } });
    const link = await app.request(`/preview?token=${token}`);
    return [pages.at(-1)?.releases["mf-cart"]?.descriptor.version, link.status];
  };
  files["registry.json"] = JSON.stringify(registry);
  expect(await shown(revoked)).toEqual(["2", 302]);
  files["registry.json"] = JSON.stringify({ ...registry, revoked: { "mf-cart/2": revoked } });
  expect(await shown(revoked)).toEqual(["1", 403]);
  expect(await shown(revoked + 1)).toEqual(["2", 302]);
  files["registry.json"] = JSON.stringify({ ...registry, revoked: { "mf-cart": revoked } });
  expect(await shown(revoked)).toEqual(["1", 403]);
});

test("FE-03 healthz names a remote that the registry lists and this process does not have", async () => {
  files["registry.json"] = '{"remotes":{"mf-cart":{"version":"1"}}}';
  const response = await (await host()).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "degraded", releases: {}, missing: ["mf-cart"] });
});

test("healthz is not ok without a registry, and the site is served all the same", async () => {
  files = {};
  const app = await host();
  expect((await app.request("/healthz")).status).toBe(503);
  await app.request("/en/stays");
  expect(pages).toHaveLength(1);
});

test("the registry, the counts of canaries and the list of assets are not files for browsers", async () => {
  files["assets.json"] = "{}";
  files["canaries/mf-cart~2/a.json"] = "[]";
  const app = await host();
  expect((await app.request("/releases/registry.json")).status).toBe(404);
  expect((await app.request("/releases/canaries/mf-cart~2/a.json")).status).toBe(404);
  expect((await app.request("/assets/assets.json")).status).toBe(404);
});

test.each(["/releases/mf-cart/1/maps/js/a.js.map", "/assets/maps/js/a.js.map"])(
  "source maps are not files for browsers: %s",
  async (address) => {
    files["mf-cart/1/maps/js/a.js.map"] = "{}";
    files["maps/js/a.js.map"] = "{}";
    expect((await (await host()).request(address)).status).toBe(404);
  },
);

test("a fault of the server itself is logged and answered without particulars", async () => {
  const response = await (await host()).request("/en/broken");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("broken");
});

test("requests that visitors abort are not logged", async () => {
  const leave = new AbortController();
  const body = new ReadableStream({
    pull: (controller) => {
      leave.abort();
      controller.error(new Error("gone"));
    },
  });
  const init = { method: "POST", body, duplex: "half", signal: leave.signal };
  expect((await (await host()).request("/en/api/galaxy/stays/add-activity-to-basket", init)).status).toBe(
    499,
  );
  expect(lines.join()).not.toContain("a request failed");
});

test("pages are not written to", async () => {
  expect((await (await host()).request("/en/stays", { method: "POST" })).status).toBe(405);
});

test("the site has its mark and a word for robots", async () => {
  const app = await host();
  expect((await app.request("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
  expect(await (await app.request("/robots.txt")).text()).toContain("Disallow: /*/api/");
});

describe("the status page", () => {
  const withPassword = (password: string) => ({
    authorization: `Basic ${Buffer.from(`platform:${password}`).toString("base64")}`,
  });

  test("FE-02 shows releases, their problems and what was done to the platform team", async () => {
    files["registry.json"] = '{"remotes":{"mf-cart":{"version":"1"}}}';
    files["mf-cart/1/release.json"] = JSON.stringify({
      ...{ name: "mf-cart", version: "1", contract: 1, entry: "e.js", server: "s.cjs" },
      ...{ exposes: {}, integrity: {} },
    });
    files["audit.jsonl"] =
      '{"at":"2027-01-01T10:00:00.000Z","by":"<anna>","action":"release","remote":"mf-cart","version":"1","why":""}\n';
    const response = await (await host()).request("/status", { headers: withPassword("open sesame") });
    const html = await response.text();
    expect(html).toContain("<td>mf-cart</td><td>1</td><td>live</td><td>3</td><td>1</td><td>none</td>");
    expect(html).toContain("<td>2027-01-01 10:00</td><td>&lt;anna&gt;</td>");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("shows the objectives of the last hour with their error budgets", async () => {
    const app = await host();
    await app.request("/en/stays");
    await app.request("/en/broken");
    const html = await (await app.request("/status", { headers: withPassword("open sesame") })).text();
    expect(html).toContain(
      "<td>Pages without a server error</td><td>99.9 %</td><td>50.00 %</td><td>2</td><td>-49900 %</td>",
    );
  });

  test("ER-02 shows what browsers reported, with the positions in the sources", async () => {
    files["mf-cart/1/maps/js/a.js.map"] =
      '{"version":3,"sources":["./src/rates/rate.tsx"],"names":[],"mappings":"AAyCA"}';
    const stack = "at https://stays.example/releases/mf-cart/1/js/a.js:1:1";
    const report = { remote: "mf-cart", release: "1", operation: "render", message: "<broken>", stack };
    const app = await host();
    for (let time = 0; time < 2; time++)
      await app.request("/log", { method: "POST", body: JSON.stringify({ ...report, route: "/en/stays" }) });
    const html = await (await app.request("/status", { headers: withPassword("open sesame") })).text();
    expect(html).toContain(
      "<td>render</td><td>&lt;broken&gt;</td><td>/en/stays</td><td>mf-cart/src/rates/rate.tsx:42</td><td>2</td>",
    );
  });

  test.each([["wrong"], [""]])("is closed to %j", async (password) => {
    const response = await (await host()).request("/status", { headers: withPassword(password) });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("mf-");
  });

  test("is closed to a minute of guesses, also to the right one among them", async () => {
    const app = await host();
    const statusFor = async (password: string) =>
      (await app.request("/status", { headers: withPassword(password) })).status;
    for (let guess = 0; guess < 20; guess++) expect(await statusFor(`guess ${guess}`)).toBe(401);
    expect(await statusFor("open sesame")).toBe(429);
  });

  test.each([
    ["of a public site is closed without a password", "https://stays.example", "127.0.0.1", {}, 403],
    ["is open on this machine", "http://localhost:3000", "127.0.0.1", {}, 200],
    ["is closed to other machines", "http://localhost:3000", "192.168.0.7", {}, 403],
    ["is closed behind a proxy", "http://localhost:3000", "127.0.0.1", { via: "1.1 unknown" }, 403],
  ])("%s", async (_, siteOrigin, remoteAddress, headers, status) => {
    const access = platformTeamOnly({ siteOrigin, password: undefined });
    const routes = new Hono().get("*", access, (context) => context.text("for the team"));
    const env = { incoming: { socket: { remoteAddress } } };
    expect((await routes.request("/status", { headers }, env)).status).toBe(status);
  });
});
