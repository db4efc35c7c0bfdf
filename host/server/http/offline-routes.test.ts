/** @jest-environment node */
import { settingsFixture } from "@stays/testing/settings";
import { computeEdition } from "../page/live-release.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";
import { assetsFixture } from "../testing/page-request.fixture.ts";
import { releaseFixture } from "../testing/test-registry.fixture.ts";
import { offlineRoutes } from "./offline-routes.ts";

function routes({ offline = true, hasCanary = false, version = "1.0.0-a" } = {}) {
  const documents = { en: settingsFixture(), sv: settingsFixture({ offline }) };
  const canary = hasCanary ? { canary: { percent: 5, release: releaseFixture("mf-search", "1.0.0-c") } } : {};
  const releases = { "mf-search": { ...releaseFixture("mf-search", version), ...canary } };
  const app = offlineRoutes({
    settings: {
      refresh: async () => {},
      prefixes: () => Object.keys(documents),
      get: (prefix: string) => documents[prefix as "en"],
    },
    registry: { get: async () => releases },
    assets: { ...assetsFixture, scripts: ["/assets/js/main.js"] },
    timeZone: "Europe/Stockholm",
    siteOrigin: "https://stays.example",
    hostVersion: "1.0.0-h",
    now: () => Date.UTC(2027, 1, 7),
    cacheSeconds: { fresh: 60, stale: 600 },
  } as unknown as PageRoutesOptions);
  return { app, edition: computeEdition("1.0.0-h", releases) };
}

test("ST-01 the service worker is served at a fixed address, which is asked for each time", async () => {
  const response = await routes().app.request("/service-worker.js");
  expect(await response.text()).toBe("keep");
  expect(response.headers.get("cache-control")).toContain("no-cache");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self' https://images.example.com",
  );
});

test("ST-01 offline: false in one language serves the script that deletes everything, and no shell", async () => {
  const { app, edition } = routes({ offline: false });
  expect(await (await app.request("/service-worker.js")).text()).toBe("remove");
  expect((await app.request(`/offline/shells/en/${edition}`)).status).toBe(404);
});

test("FE-02 the shell is that of the live edition, with hashes for its own scripts", async () => {
  const { app, edition } = routes();
  const response = await app.request(`/offline/shells/en/${edition}`);
  const html = await response.text();
  expect(html).toContain(`"edition":"${edition}"`);
  expect(html).toContain('"isStored":true');
  expect(html).toContain("1.0.0-a");
  expect(html).not.toContain("nonce=");
  expect(html).not.toContain("<style></style>");
  expect(response.headers.get("content-security-policy")).toContain("worker-src 'self'");
});

test("FE-02 no shell of other releases, of an unknown language, or while a canary runs", async () => {
  const { edition } = routes();
  const readStatus = async (app: ReturnType<typeof routes>["app"], language: string) =>
    (await app.request(`/offline/shells/${language}/${edition}`)).status;
  expect(await readStatus(routes({ version: "1.0.0-b" }).app, "en")).toBe(404);
  expect(await readStatus(routes().app, "xx")).toBe(404);
  expect(await readStatus(routes({ hasCanary: true }).app, "en")).toBe(404);
});
