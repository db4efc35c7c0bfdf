import { Hono } from "hono";
import { writeRegistry } from "../releases/test-registry.ts";
import { addRelease, openTestHost, STATUS_PASSWORD, type TestHost } from "../test-host.ts";
import { platformTeamOnly } from "./platform-access.ts";

let site: TestHost;
beforeEach(async () => {
  site = await openTestHost();
});
afterEach(() => site.close());

const withPassword = (password: string) => ({
  authorization: `Basic ${Buffer.from(`platform:${password}`).toString("base64")}`,
});

test("FE-02 the status page shows the platform team releases, their problems and what was done", async () => {
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } }, { by: "<anna>" });
  addRelease(site, "mf-cart", "1");
  const response = await (await site.open()).request("/status", { headers: withPassword(STATUS_PASSWORD) });
  const html = await response.text();
  expect(html).toContain("<td>mf-cart</td><td>1</td><td>live</td><td>3</td><td>1</td><td>none</td>");
  expect(html).toContain("<td>2027-01-01 10:00</td><td>&lt;anna&gt;</td>");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the status page shows the objectives of the last hour with their error budgets", async () => {
  const app = await site.open();
  await app.request("/en/stays");
  await app.request("/en/broken");
  const html = await (await app.request("/status", { headers: withPassword(STATUS_PASSWORD) })).text();
  expect(html).toContain(
    "<td>Pages without a server error</td><td>99.9 %</td><td>50.00 %</td><td>2</td><td>-49900 %</td>",
  );
});

test("ER-02 the status page shows what browsers reported, with the positions in the sources", async () => {
  site.files["mf-cart/1/maps/js/a.js.map"] =
    '{"version":3,"sources":["./src/rates/rate.tsx"],"names":[],"mappings":"AAyCA"}';
  const stack = "at https://stays.example/releases/mf-cart/1/js/a.js:1:1";
  const report = { remote: "mf-cart", release: "1", operation: "render", message: "<broken>", stack };
  const app = await site.open();
  for (let time = 0; time < 2; time++)
    await app.request("/log", { method: "POST", body: JSON.stringify({ ...report, route: "/en/stays" }) });
  const html = await (await app.request("/status", { headers: withPassword(STATUS_PASSWORD) })).text();
  expect(html).toContain(
    "<td>render</td><td>&lt;broken&gt;</td><td>/en/stays</td><td>mf-cart/src/rates/rate.tsx:42</td><td>2</td>",
  );
});

test.each([["wrong"], [""]])("the status page is closed to the password %j", async (password) => {
  const response = await (await site.open()).request("/status", { headers: withPassword(password) });
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain("mf-");
});

test("the status page is closed to a minute of guesses, also to the right one among them", async () => {
  const app = await site.open();
  const statusFor = async (password: string) =>
    (await app.request("/status", { headers: withPassword(password) })).status;
  for (let guess = 0; guess < 20; guess++) expect(await statusFor(`guess ${guess}`)).toBe(401);
  expect(await statusFor(STATUS_PASSWORD)).toBe(429);
});

test.each([
  ["of a public site is closed without a password", "https://stays.example", "127.0.0.1", {}, 403],
  ["is open on this machine", "http://localhost:3000", "127.0.0.1", {}, 200],
  ["is closed to other machines", "http://localhost:3000", "192.168.0.7", {}, 403],
  ["is closed behind a proxy", "http://localhost:3000", "127.0.0.1", { via: "1.1 unknown" }, 403],
])("the status page %s", async (_, siteOrigin, remoteAddress, headers, status) => {
  const access = platformTeamOnly({ siteOrigin, password: undefined });
  const routes = new Hono().get("*", access, (context) => context.text("for the team"));
  const env = { incoming: { socket: { remoteAddress } } };
  expect((await routes.request("/status", { headers }, env)).status).toBe(status);
});
