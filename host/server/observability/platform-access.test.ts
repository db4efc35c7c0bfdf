import { Hono } from "hono";
import { fromVisitor } from "../testing/request-source.fixture.ts";
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

test("a minute of wrong passwords ends in 429, and the right one is never limited", async () => {
  const app = await site.open();
  const statusFor = async (password: string, visitor = "8.8.8.8") =>
    (await app.request("/metrics", withPassword(password), fromVisitor({ visitor }))).status;
  for (let scrape = 0; scrape < 60; scrape++) expect(await statusFor(STATUS_PASSWORD)).toBe(200);
  for (let guess = 0; guess < 20; guess++) expect(await statusFor(`guess ${guess}`)).toBe(401);
  expect(await statusFor("one more")).toBe(429);
  expect(await statusFor(STATUS_PASSWORD)).toBe(200);
  expect(await statusFor("another visitor's", "8.8.4.4")).toBe(401);
});

test("all addresses of an IPv6 line are one guesser", async () => {
  const app = await site.open();
  const statusFor = async (visitor: string) =>
    (await app.request("/metrics", withPassword("guess"), fromVisitor({ visitor }))).status;
  for (let guess = 0; guess < 20; guess++) expect(await statusFor(`2001:db8:1:2::${guess}`)).toBe(401);
  expect(await statusFor("2001:db8:1:2:a:b:c:d")).toBe(429);
  expect(await statusFor("2001:db8:1:3::1")).toBe(401);
});

test.each([
  ["of a public site are closed without a password", "https://stays.example", "127.0.0.1", true, 403],
  ["are open on this machine", "http://localhost:3000", "127.0.0.1", true, 200],
  ["are closed to other machines", "http://localhost:3000", "192.168.0.7", true, 403],
  ["are closed behind a proxy", "http://localhost:3000", "127.0.0.1", false, 403],
])("the metrics %s", async (_, siteOrigin, peer, isDirect, status) => {
  const access = platformTeamOnly({ siteOrigin, password: undefined });
  const routes = new Hono().get("*", access, (context) => context.text("for the team"));
  expect((await routes.request("/metrics", {}, fromVisitor({ peer, isDirect }))).status).toBe(status);
});
