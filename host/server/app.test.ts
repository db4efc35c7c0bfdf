import { openTestHost, type TestHost } from "./testing/test-host.fixture.ts";
import { writeRegistry } from "./testing/test-registry.fixture.ts";

let site: TestHost;
beforeEach(async () => {
  site = await openTestHost();
});
afterEach(() => site.close());

test.each([
  ["https://evil.example/en/stays"],
  ["https://stays.example.evil.example/en/stays"],
  ["https://stays.example:8443/en/stays"],
  ["https://localhost.evil.example/releases/x.js"],
  ["https://unknown.invalid/en/stays"],
  ["https://10.0.0.7:3000/livezz"],
])("a request for %s is rejected: its host is not the site's", async (address) => {
  const response = await (await site.open()).request(address);
  expect(response.status).toBe(421);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(site.pages).toEqual([]);
});

test("every answer has security headers, and HSTS only over https", async () => {
  const app = await site.open();
  const plain = await app.request("http://localhost/en/stays");
  expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  const overTls = await app.request("https://localhost/en/stays");
  expect(overTls.headers.get("strict-transport-security")).toContain("max-age=");
});

test.each([
  ["/metrics", 401],
  ["/healthz", 503],
  ["/offer.json", 200],
])("%s answers machines under any host", async (path, status) => {
  const app = await site.open();
  for (const host of ["10.0.0.7:3000", "[2001:db8::1]:3000", "unknown.invalid"])
    expect((await app.request(`http://${host}${path}`)).status).toBe(status);
});

test("FE-02 files of a release that is no longer live answer, so that open tabs find their chunks", async () => {
  site.files["mf-cart/1/js/a.js"] = "1";
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
  const app = await site.open();
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "2" } } });
  expect((await app.request("/releases/mf-cart/1/js/a.js")).status).toBe(200);
});

test("a fault of the server itself is logged and answered without details", async () => {
  const response = await (await site.open()).request("/en/broken");
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
  expect(
    (await (await site.open()).request("/en/api/galaxy/stays/add-activity-to-basket", init)).status,
  ).toBe(499);
  expect(site.lines.join()).not.toContain("a request failed");
});

test("the site has an icon and a robots.txt", async () => {
  const app = await site.open();
  expect((await app.request("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
  expect(await (await app.request("/robots.txt")).text()).toBe(
    "User-agent: *\nDisallow: /*/stays/upsell/\n\nSitemap: https://stays.example/sitemap.xml\n",
  );
});
