import { openTestHost, type TestHost } from "../test-host.ts";

let site: TestHost;
beforeEach(async () => {
  site = await openTestHost();
});
afterEach(() => site.close());

test("healthz answers under the address that a balancer uses", async () => {
  expect((await (await site.open()).request("http://10.0.0.7:3000/healthz")).status).toBe(200);
});

test("healthz is ok once settings and registry are read, with the live releases", async () => {
  const response = await (await site.open()).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    languages: ["en", "sv"],
    releases: {},
    rendering: null,
  });
});

test("FE-03 healthz names a remote that the registry lists and this process does not have", async () => {
  site.files["registry.json"] = '{"remotes":{"mf-cart":{"version":"1"}}}';
  const response = await (await site.open()).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "degraded", releases: {}, missing: ["mf-cart"] });
});

test("healthz is not ok without a registry, and the site is served all the same", async () => {
  delete site.files["registry.json"];
  const app = await site.open();
  expect((await app.request("/healthz")).status).toBe(503);
  await app.request("/en/stays");
  expect(site.pages).toHaveLength(1);
});
