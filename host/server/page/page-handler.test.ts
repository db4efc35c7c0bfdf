import { type SettingsOverrides, settingsFixture } from "@stays/testing/settings";
import { createLog } from "../observability/log.ts";
import { RegistryStore } from "../releases/registry-store.ts";
import {
  descriptorFixture,
  makeReader,
  makeSource,
  type StoredFiles,
  writeRegistry,
} from "../testing/test-registry.fixture.ts";
import { type PageRequest, renderPage } from "./page-handler.ts";

const integrity = { "e.js": "sha384-e", "c.js": "sha384-c", "b.css": "sha384-b" };
const descriptor = {
  ...descriptorFixture("mf-search", "1"),
  integrity,
  exposes: { "./page-results": { js: ["c.js"], css: ["a.css", "b.css"] } },
};

/** The registry in which it is live. */
const live: StoredFiles = {};
writeRegistry(live, { remotes: { "mf-search": { version: "1" } } });

async function page(
  path: string,
  files: Readonly<Record<string, string>> = {},
  settings: SettingsOverrides = {},
): Promise<Response> {
  const log = createLog(() => {});
  const options = {
    baseUrl: "/releases/",
    log,
    source: makeSource(files, log),
    read: makeReader(files).read,
  };
  const context: PageRequest = {
    settings: settingsFixture(settings),
    releases: await new RegistryStore(options).get(),
    assets: { scripts: ["/assets/react.js", "/assets/main.js"], css: "", earlyInput: "", searchBox: "" },
    galaxyUrl: "http://127.0.0.1:1",
    ...{ nonce: "n", policy: () => "", today: "2027-02-07", origin: "https://stays.example" },
    ...{ pool: null, isPersonal: false, preview: null },
    cacheSeconds: { fresh: 60, stale: 600 },
  };
  return renderPage(new Request(`http://10.0.0.7:3000${path}`), context);
}

test("RT-02 an old address leads to today's without naming the server's own host, and is not kept", async () => {
  const { status, headers } = await page("/en/stays/village/cbis:2001/fjällbyn?start=2027-02-07&persons=2");
  expect(status).toBe(302);
  expect(headers.get("location")).toMatch(/^\/en\/stays\/village\/2001\//);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("FE-03 a stylesheet that cannot be read is linked, and the page is answered", async () => {
  const response = await page("/en/stays", {
    ...live,
    "mf-search/1/release.json": JSON.stringify(descriptor),
    "mf-search/1/a.css": ".a{}",
  });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(".a{}</style>");
  expect(html).toContain('<link rel="stylesheet" href="/releases/mf-search/1/b.css"');
});

test("FE-03 each file of a remote on the page has its hash, so that the browser refuses another", async () => {
  const html = await (
    await page("/en/stays", {
      ...live,
      "mf-search/1/release.json": JSON.stringify(descriptor),
      "mf-search/1/a.css": ".a{}",
    })
  ).text();
  const checked = (hash: string) => `integrity="${hash}" crossorigin="anonymous">`;
  expect(html).toContain(`as="script" href="/releases/mf-search/1/e.js" ${checked("sha384-e")}`);
  expect(html).toContain(
    `<script async src="/releases/mf-search/1/c.js" nonce="n" fetchpriority="high" ${checked("sha384-c")}`,
  );
  expect(html).toContain(`rel="stylesheet" href="/releases/mf-search/1/b.css" ${checked("sha384-b")}`);
  expect(html).toContain('"entry":"/releases/mf-search/1/e.js","integrity":"sha384-e"');
});

test("NF the browser learns of scripts after the page's HTML, whose pictures need the line first", async () => {
  const html = await (await page("/en/stays")).text();
  expect(html).toContain('as="script" href="/assets/react.js"');
  expect(html.indexOf(".js")).toBeGreaterThan(html.indexOf('<div id="root">'));
});

test("ruling 166: the appearance follows the visitor's system, unless the destination keeps it light", async () => {
  const start = async (settings: SettingsOverrides = {}) =>
    (await (await page("/en/stays", {}, settings)).text()).slice(0, 80);
  expect(await start()).toContain('<html lang="en">');
  expect(await start({ appearance: "light" })).toContain('<html lang="en" data-appearance="light">');
});
