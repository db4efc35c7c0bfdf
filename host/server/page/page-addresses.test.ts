import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addressOf, type RouteName, routeTable } from "@stays/routes";
import fc from "fast-check";
import example from "../../settings/site-settings.example.json";
import { createHost } from "../app.ts";
import { OtherHosts } from "../hosts/other-hosts.ts";
import { createLog } from "../log/log.ts";
import { RegistryStore } from "../releases/registry-store.ts";
import { SettingsStore } from "../settings/settings-store.ts";
import { LastHour } from "../status/last-hour.ts";
import { renderPage } from "./page-handler.ts";

const log = createLog(() => {});
const read = async (file: string) =>
  file === "registry.json" ? new TextEncoder().encode('{"remotes":{}}') : null;

let folder: string;
let app: ReturnType<typeof createHost>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-addresses-"));
  await writeFile(path.join(folder, "en.json"), JSON.stringify({ ...example, language: "en" }));
  app = createHost({
    log,
    cacheSeconds: { fresh: 60, stale: 600 },
    settings: await SettingsStore.open(folder, log),
    registry: new RegistryStore({ read, baseUrl: "/releases/", log }),
    assets: { scripts: [], css: "", earlyInput: "" },
    galaxyUrl: "http://127.0.0.1:1",
    pool: null,
    serviceWorker: { worker: "keep", removal: "remove" },
    pageCache: null,
    renderPage,
    timeZone: "Europe/Stockholm",
    siteOrigin: "http://localhost",
    readRelease: read,
    readAsset: read,
    previewSecret: "secret",
    watch: { viewed: () => {}, failed: async () => {}, of: () => ({ views: 0, problems: 0 }) },
    slowPages: new LastHour(),
    slowModules: new LastHour(),
    slowPresses: new LastHour(),
    status: { store: { read }, password: undefined },
    offer: null,
    sandboxUrl: null,
    hosts: new OtherHosts(() => {}),
    hostVersion: "1.0.0",
  });
});
afterAll(() => rm(folder, { recursive: true }));

const statusOf = async (address: string) => (await app.request(`http://localhost${address}`)).status;

test("RT-01 every address that the site prints is answered with its page, whatever its names are", async () => {
  const id = fc.bigInt(0n, 10n ** 20n).map(String);
  const text = fc.oneof(
    fc.constantFrom("fjällbyn", "a b", "100 %", "..", "a#b?c/d", "🏔️", "בקתה", "x ", "a+b&c=d"),
    fc.string({ unit: "binary" }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(routeTable) as RouteName[])),
      ...[id, text, id, id, text],
      async (route, own, name, detailId, packageId, promocode) => {
        const params = { id: own, name, detailId, packageId };
        const search = `?${new URLSearchParams({ promocode, name })}`;
        expect(await statusOf(addressOf({ language: "en", route, params, search, hash: "" }))).toBe(200);
      },
    ),
  );
});

test.each([
  ["/en/stays/village/2001/100%", 200],
  ["/en/stays/village/2001/%E0%A4%A?name=%E0%A4%A", 200],
  ["/en/stays/village/2001/fj%c3%a4llbyn", 200],
  ["/en/%E0%A4%A", 404],
  ["/en/stays/village/cbis:2001/fj%C3%A4llbyn", 302],
])("RT-01 %s answers %i", async (address, status) => {
  expect(await statusOf(address)).toBe(status);
});
