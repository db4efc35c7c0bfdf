import { type SettingsOverrides, settingsFixture } from "@stays/testing/settings";
import { assetsFixture, pageRequestFixture } from "../testing/page-request.fixture.ts";
import { releaseFixture } from "../testing/test-registry.fixture.ts";
import { type PageRequest, renderPage } from "./page-handler.ts";

const search = releaseFixture("mf-search", "1");
/** One of its stylesheets cannot be read. */
const releases = {
  "mf-search": {
    ...search,
    descriptor: {
      ...search.descriptor,
      integrity: { "e.js": "sha384-e", "c.js": "sha384-c", "b.css": "sha384-b" },
      exposes: { "./page-results": { js: ["c.js"], css: ["a.css", "b.css"] } },
    },
    css: async (file: string) => {
      if (file === "b.css") throw new Error("missing");
      return ".a{}";
    },
  },
};
const assets = { ...assetsFixture, scripts: ["/assets/react.js", "/assets/main.js"] };

async function page(path: string, more: Partial<PageRequest> = {}): Promise<Response> {
  const request = new Request(`http://10.0.0.7:3000${path}`);
  return (await renderPage(request, pageRequestFixture({ assets, ...more }))).response;
}

test("RT-02 an old address leads to today's without naming the server's own host, and is not kept", async () => {
  const { status, headers } = await page("/en/stays/village/cbis:2001/fjällbyn?start=2027-02-07&persons=2");
  expect(status).toBe(302);
  expect(headers.get("location")).toMatch(/^\/en\/stays\/village\/2001\//);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("FE-03 a stylesheet that cannot be read is linked, and the page is answered", async () => {
  const response = await page("/en/stays", { releases });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(".a{}</style>");
  expect(html).toContain('<link rel="stylesheet" href="/releases/mf-search/1/b.css"');
});

test("FE-03 each file of a remote on the page has its hash, so that the browser refuses another", async () => {
  const html = await (await page("/en/stays", { releases })).text();
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
  const start = async (changes: SettingsOverrides = {}) =>
    (await (await page("/en/stays", { settings: settingsFixture(changes) })).text()).slice(0, 80);
  expect(await start()).toContain('<html lang="en">');
  expect(await start({ appearance: "light" })).toContain('<html lang="en" data-appearance="light">');
});
