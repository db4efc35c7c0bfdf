import { Hono } from "hono";
import { openTestHost, STATUS_PASSWORD, type TestHost } from "../testing/test-host.fixture.ts";
import { platformTeamOnly } from "./platform-access.ts";

let site: TestHost;
beforeEach(async () => {
  site = await openTestHost();
});
afterEach(() => site.close());

const withPassword = (password: string) => ({
  headers: { authorization: `Basic ${Buffer.from(`platform:${password}`).toString("base64")}` },
});

test("the metrics are open to the password, and in no cache", async () => {
  const response = await (await site.open()).request("/metrics", withPassword(STATUS_PASSWORD));
  expect(await response.text()).toContain("stays_registry_number ");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([["wrong"], [""]])("the metrics are closed to the password %j", async (password) => {
  const response = await (await site.open()).request("/metrics", withPassword(password));
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain("stays_");
});

test("the metrics are closed to a minute of guesses, also to the right one among them", async () => {
  const app = await site.open();
  const statusFor = async (password: string) =>
    (await app.request("/metrics", withPassword(password))).status;
  for (let guess = 0; guess < 20; guess++) expect(await statusFor(`guess ${guess}`)).toBe(401);
  expect(await statusFor(STATUS_PASSWORD)).toBe(429);
});

test.each([
  ["of a public site are closed without a password", "https://stays.example", "127.0.0.1", {}, 403],
  ["are open on this machine", "http://localhost:3000", "127.0.0.1", {}, 200],
  ["are closed to other machines", "http://localhost:3000", "192.168.0.7", {}, 403],
  ["are closed behind a proxy", "http://localhost:3000", "127.0.0.1", { via: "1.1 unknown" }, 403],
])("the metrics %s", async (_, siteOrigin, remoteAddress, headers, status) => {
  const access = platformTeamOnly({ siteOrigin, password: undefined });
  const routes = new Hono().get("*", access, (context) => context.text("for the team"));
  const env = { incoming: { socket: { remoteAddress } } };
  expect((await routes.request("/metrics", { headers }, env)).status).toBe(status);
});
