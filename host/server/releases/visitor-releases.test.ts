import { createPreviewToken } from "@stays/releases";
import { Hono } from "hono";
import type { LiveRelease } from "../page/live-release.ts";
import { releaseFixture } from "../testing/test-registry.fixture.ts";
import { previewRoutes } from "./preview-routes.ts";
import type { Registry } from "./registry-store.ts";
import { isInCanary, readPreview, releasesForVisitor } from "./visitor-releases.ts";

const NOW = 1000;
const SECRET = "secret";
const [first, live, newest] = ["1", "2", "3"].map((version) => releaseFixture("mf-search", version));
const find = async (_: string, version: string) => (version === "3" ? (newest ?? null) : null);

async function chosen(
  visitor: string,
  preview: { remote: string; version: string; until: number; port?: number } | null = null,
  more: Partial<LiveRelease> = {},
) {
  const releases = { "mf-search": { ...live, lastGood: first, ...more } as LiveRelease };
  const { releases: got, ...rest } = await releasesForVisitor(releases, { visitor, preview, find });
  const { descriptor, baseUrl, lastGood } = got["mf-search"] ?? {};
  return { version: descriptor?.version, lastGood: lastGood?.descriptor.version, baseUrl, ...rest };
}

const shared = { isPersonal: false, preview: null };

test("FE-02 everyone gets the live release, with the last good one to fall back to", async () => {
  expect(await chosen("anna")).toMatchObject({ version: "2", lastGood: "1", ...shared });
});

test("FE-04 while a canary runs each visitor keeps theirs, and no page is shared", async () => {
  const canary = { percent: 50, release: { ...newest, lastGood: live } as LiveRelease };
  const choose = () =>
    Promise.all(Array.from({ length: 40 }, (_, number) => chosen(`visitor-${number}`, null, { canary })));
  const all = await choose();
  expect(await choose()).toEqual(all);
  for (const [version, lastGood] of ["32", "21"])
    expect(all).toContainEqual(
      expect.objectContaining({ version, lastGood, isPersonal: true, preview: null }),
    );
});

test("FE-06 a remote under development comes from the visitor's own machine, and from nowhere else", async () => {
  const preview = { remote: "mf-search", version: "development", until: 2000, port: 4000 };
  expect(await chosen("anna", preview)).toMatchObject({
    baseUrl: "http://localhost:4000/dev/mf-search/",
    isPersonal: true,
  });
});

test("FE-04 a preview shows its version to its visitor only, and never falls back", async () => {
  const preview = { remote: "mf-search", version: "3", until: 2000 };
  expect(await chosen("anna", preview)).toMatchObject({
    ...{ version: "3", lastGood: undefined },
    ...{ isPersonal: true, preview },
  });
  expect(await chosen("anna", { ...preview, version: "9" })).toMatchObject({ version: "2", ...shared });
});

describe("the preview link", () => {
  const registry = { get: async () => ({}), find, isRevoked: () => false } as unknown as Registry;
  const app = new Hono()
    .route("/", previewRoutes({ secret: SECRET, registry, now: () => NOW }))
    .get("/seen", (context) => context.json(readPreview(context, SECRET, NOW)));
  const link = (version: string, until: number, secret = SECRET) =>
    `/preview?${new URLSearchParams({ token: createPreviewToken({ remote: "mf-search", version, until }, secret), to: "/sv/stays?rooms=2" })}`;

  test("FE-04 becomes a cookie of this visitor and leads to the page", async () => {
    const response = await app.request(link("3", 2000));
    expect([response.status, response.headers.get("location")]).toEqual([302, "/sv/stays?rooms=2&preview=3"]);
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^stays-preview=.*HttpOnly.*SameSite=Lax/);
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    expect(await (await app.request("/seen", { headers })).json()).toMatchObject({ version: "3" });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["that has expired", link("3", NOW), 403],
    ["signed elsewhere", link("3", 2000, "other"), 403],
    ["to a release that is not there", link("9", 2000), 404],
  ])("FE-04 %s is refused", async (_, address, status) => {
    const response = await app.request(address);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([status, null]);
  });

  test("FE-04 has a way out", async () => {
    const response = await app.request("/preview/leave?to=/en/stays%3Frooms=2%26preview=3");
    expect(response.headers.get("location")).toBe("/en/stays?rooms=2");
    expect(response.headers.get("set-cookie")).toMatch(/^stays-preview=;.*Max-Age=0/);
  });
});

test("FE-04 a canary gets its share of the visitors, who keep it when that grows; the next one has others", () => {
  const visitors = Array.from({ length: 5000 }, (_, number) => `visitor-${number}`);
  const share = (release: string, percent: number) =>
    visitors.filter((visitor) => isInCanary(visitor, release, percent));
  for (const percent of [10, 50])
    expect(share("mf-search/2", percent).length / visitors.length).toBeCloseTo(percent / 100, 1);
  const few = share("mf-search/2", 5);
  expect(share("mf-search/2", 20)).toEqual(expect.arrayContaining(few));
  expect(share("mf-search/3", 5)).not.toEqual(few);
});
