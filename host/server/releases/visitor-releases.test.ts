import { createPreviewToken, type ReleaseEntry } from "@stays/releases";
import { Hono } from "hono";
import { createLog } from "../observability/log.ts";
import {
  descriptorFixture,
  makeReader,
  makeSource,
  writeRegistry,
} from "../testing/test-registry.fixture.ts";
import { previewRoutes } from "./preview-routes.ts";
import { RegistryStore } from "./registry-store.ts";
import { isInCanary, readPreview, releasesForVisitor } from "./visitor-releases.ts";

const NOW = 1000;
const SECRET = "secret";
let files: Record<string, string>;
let registry: RegistryStore;

beforeEach(() => {
  files = Object.fromEntries(
    ["1", "2", "3"].map((one) => [
      `mf-search/${one}/release.json`,
      JSON.stringify(descriptorFixture("mf-search", one)),
    ]),
  );
  write({ version: "2", previous: [{ version: "1" }] });
  const log = createLog(() => {});
  registry = new RegistryStore({
    source: makeSource(files, log),
    read: makeReader(files).read,
    baseUrl: "/releases/",
    log,
  });
});
const write = (entry: ReleaseEntry) => writeRegistry(files, { remotes: { "mf-search": entry } });

async function chosen(
  visitor: string,
  preview: { remote: string; version: string; until: number } | null = null,
) {
  const { releases, ...rest } = await releasesForVisitor(await registry.get(), {
    visitor: () => visitor,
    preview,
    find: (name, version) => registry.find(name, version),
  });
  const { descriptor: live, lastGood } = releases["mf-search"] ?? {};
  return { version: live?.version, lastGood: lastGood?.descriptor.version, ...rest };
}

test("FE-02 everyone gets the live release, with the last good one to fall back to", async () => {
  expect(await chosen("anna")).toEqual({ version: "2", lastGood: "1", isPersonal: false, preview: null });
});

test("FE-03 a live release that is missing in the store gives way to the last good one", async () => {
  delete files["mf-search/2/release.json"];
  expect(await chosen("anna")).toMatchObject({ version: "1" });
});

test("FE-04 while a canary runs each visitor keeps theirs, and no page is shared", async () => {
  write({ version: "2", previous: [{ version: "1" }], canary: { version: "3", percent: 50 } });
  const visitors = Array.from({ length: 40 }, (_, number) => `visitor-${number}`);
  const first = await Promise.all(visitors.map((visitor) => chosen(visitor)));
  expect(await Promise.all(visitors.map((visitor) => chosen(visitor)))).toEqual(first);
  expect(first).toContainEqual({ version: "3", lastGood: "2", isPersonal: true, preview: null });
  expect(first).toContainEqual({ version: "2", lastGood: "1", isPersonal: true, preview: null });
});

test("FE-06 a remote under development comes from the visitor's own machine, and from nowhere else", async () => {
  const preview = { remote: "mf-search", version: "development", until: 2000, port: 4000 };
  const { releases, isPersonal } = await releasesForVisitor(await registry.get(), {
    visitor: () => "anna",
    preview,
    find: async () => null,
  });
  expect(releases["mf-search"]).toMatchObject({ baseUrl: "http://localhost:4000/dev/mf-search/" });
  expect(isPersonal).toBe(true);
});

test("FE-04 a preview shows its version to its visitor only, and never falls back", async () => {
  const preview = { remote: "mf-search", version: "3", until: 2000 };
  expect(await chosen("anna", preview)).toEqual({
    version: "3",
    lastGood: undefined,
    isPersonal: true,
    preview,
  });
  expect(await chosen("bert")).toMatchObject({ version: "2", isPersonal: false });
  expect(await chosen("anna", { ...preview, version: "9" })).toMatchObject({ version: "2", preview: null });
});

describe("the preview link", () => {
  const app = () =>
    new Hono()
      .route("/", previewRoutes({ secret: SECRET, registry, now: () => NOW }))
      .get("/seen", (context) => context.json(readPreview(context, SECRET, NOW)));
  const link = (version: string, until: number, to = "/sv/stays?rooms=2", secret = SECRET) =>
    `/preview?${new URLSearchParams({ token: createPreviewToken({ remote: "mf-search", version, until }, secret), to })}`;

  test("FE-04 becomes a cookie of this visitor and leads to the page", async () => {
    const response = await app().request(link("3", 2000));
    expect([response.status, response.headers.get("location")]).toEqual([302, "/sv/stays?rooms=2&preview=3"]);
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^stays-preview=.*HttpOnly.*SameSite=Lax/);
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    expect(await (await app().request("/seen", { headers })).json()).toMatchObject({ version: "3" });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["that has expired", () => link("3", NOW), 403],
    ["signed elsewhere", () => link("3", 2000, "/", "other"), 403],
    ["to a release that is not there", () => link("9", 2000), 404],
  ])("FE-04 %s is refused", async (_, address, status) => {
    const response = await app().request(address());
    expect([response.status, response.headers.get("set-cookie")]).toEqual([status, null]);
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "\\\\evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "/%2E%2e/\\evil.example",
    "/x/..//evil.example",
    "/\t/evil.example",
  ])("FE-04 no link of ours leads to %j", async (to) => {
    const leave = `/preview/leave?${new URLSearchParams({ to })}`;
    const targets = [link("3", 2000, to), leave].map(
      async (address) => (await app().request(address)).headers,
    );
    expect((await Promise.all(targets)).map((headers) => headers.get("location"))).toEqual([
      "/?preview=3",
      "/",
    ]);
  });

  test("FE-04 has a way out", async () => {
    const response = await app().request("/preview/leave?to=/en/stays%3Frooms=2%26preview=3");
    expect(response.headers.get("location")).toBe("/en/stays?rooms=2");
    expect(response.headers.get("set-cookie")).toMatch(/^stays-preview=;.*Max-Age=0/);
  });
});

const visitors = Array.from({ length: 5000 }, (_, number) => `visitor-${number}`);
const share = (release: string, percent: number) =>
  visitors.filter((visitor) => isInCanary(visitor, release, percent));

test("FE-04 a canary gets about the share of visitors that it was given", () => {
  expect(share("mf-search/2", 10).length / visitors.length).toBeCloseTo(0.1, 1);
  expect(share("mf-search/2", 50).length / visitors.length).toBeCloseTo(0.5, 1);
});

test("FE-04 a visitor with a canary keeps it, also when its share grows", () => {
  const few = share("mf-search/2", 5);
  expect(share("mf-search/2", 5)).toEqual(few);
  expect(new Set(share("mf-search/2", 20))).toEqual(new Set([...share("mf-search/2", 20), ...few]));
});

test("FE-04 the next canary has other visitors", () => {
  expect(share("mf-search/3", 5)).not.toEqual(share("mf-search/2", 5));
});
