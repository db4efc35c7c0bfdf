import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { addressProblems } from "../../tools/bench-faults/address-problems.mjs";
import { hostileAddresses } from "../../tools/bench-faults/hostile-addresses.mjs";
import example from "../settings/site-settings.example.json";
import { createHost } from "./app.ts";
import { OtherHosts } from "./hosts/other-hosts.ts";
import { createLog } from "./log/log.ts";
import { renderPage } from "./page/page-handler.ts";
import { RegistryStore } from "./releases/registry-store.ts";
import { SettingsStore } from "./settings/settings-store.ts";
import { LastHour } from "./status/last-hour.ts";

const SITE = "https://stays.example";
/** The whole list runs with `npm run bench:faults -- --addresses`. Not a divisor of the list's periods. */
const EVERY = 13;

const pages = [
  "/stays",
  "/stays/village/2001/name/3001",
  "/stays/cabindetail/1001/name",
  "/stays/hotel/4001/name",
  "/stays/package/detail/2001/810/name",
  "/stays/packages",
  "/stays/upsell/days",
];

const sample = hostileAddresses(pages, "en").filter((_, index) => index % EVERY === 0);

let folder: string;
let lines: string[];
let galaxy: Server;
let called: string[];

beforeEach(async () => {
  lines = [];
  called = [];
  galaxy = createServer(({ url }, response) => {
    called.push(url ?? "");
    response.setHeader("content-type", "application/json").end('{"code":404}');
  });
  await new Promise<void>((resolve) => galaxy.listen(0, "127.0.0.1", resolve));
  folder = await mkdtemp(path.join(tmpdir(), "stays-hostile-"));
  for (const language of ["en", "sv"])
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify({ ...example, language }));
});
afterEach(async () => {
  galaxy.closeAllConnections();
  await new Promise((resolve) => galaxy.close(resolve));
  await rm(folder, { recursive: true });
});

const read = async (file: string) =>
  file === "registry.json" ? new TextEncoder().encode('{"remotes":{}}') : null;

async function host() {
  const log = createLog((line) => lines.push(line));
  return createHost({
    log,
    settings: await SettingsStore.open(folder, log),
    registry: new RegistryStore({ read, baseUrl: "/releases/", log }),
    assets: { scripts: [], css: "", earlyInput: "" },
    galaxyUrl: `http://127.0.0.1:${(galaxy.address() as AddressInfo).port}`,
    pool: null,
    serviceWorker: { worker: "keep", removal: "remove" },
    pageCache: null,
    renderPage,
    cacheSeconds: { fresh: 60, stale: 600 },
    timeZone: "Europe/Stockholm",
    siteOrigin: SITE,
    readRelease: read,
    readAsset: read,
    previewSecret: "secret",
    watch: { viewed: () => {}, failed: async () => {}, of: () => ({ views: 0, problems: 0 }) },
    slowPages: new LastHour(),
    slowModules: new LastHour(),
    slowPresses: new LastHour(),
    status: { store: { read }, password: "open sesame" },
    offer: null,
    sandboxUrl: null,
    hosts: new OtherHosts(() => {}),
    hostVersion: "1.0.0",
  });
}

async function answerTo(app: Awaited<ReturnType<typeof host>>, address: string) {
  // As the Node adapter does: the address is part of an absolute one.
  const response = await app.fetch(new Request(SITE + address));
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

test("hostile addresses: no 5xx, no other host, nothing reflected, and the site stays healthy", async () => {
  const app = await host();
  const problems: string[] = [];
  for (const address of sample)
    for (const problem of addressProblems(await answerTo(app, address)))
      problems.push(`${address.slice(0, 120)}: ${problem}`);
  expect(problems).toEqual([]);
  expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
  expect(called.length).toBeGreaterThan(0);
  for (const url of called) expect(url).toMatch(/^\/en\/api\/galaxy\/stays\/[a-z-]+(?:\/[a-z-]+)*(?:\?|$)/);
  expect(sample.length).toBeGreaterThan(400);
  expect((await app.request(`${SITE}/healthz`)).status).toBe(200);
});
