import { createPreviewToken, createToolbarToken } from "@stays/releases";
import { toolbarRoutes } from "./toolbar-routes.ts";

const SECRET = "secret";
const NOW = 1_000;
const token = createToolbarToken(2_000, SECRET);
const registry = {
  get: async () => ({}),
  find: async () => null,
  versions: (name: string) => (name === "mf-search" ? ["1.1.0", "1.0.0"] : []),
  isReady: true,
  host: null,
  isRevoked: () => false,
  missing: [],
  use: { number: 1, unreadableSince: null },
};
const site = toolbarRoutes({ secret: SECRET, registry, now: () => NOW });
const get = (path: string) => site.request(`http://stays.test${path}`);
const cookieOf = (response: Response) => response.headers.get("set-cookie") ?? "";

const show = (fields: Readonly<Record<string, string>>, cookie: string) =>
  site.request("http://stays.test/toolbar/release", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie },
  });

test("FE-04 a signed link opens the toolbar for one visitor, and leaving ends it", async () => {
  const opened = await get(`/toolbar?token=${token}&to=/en/stays`);
  expect(opened.status).toBe(302);
  expect(opened.headers.get("location")).toBe("/en/stays");
  expect(cookieOf(opened)).toMatch(/^stays-toolbar=.*HttpOnly.*SameSite=Lax/);
  const left = await get("/toolbar/leave?to=/en/stays");
  expect(cookieOf(left)).toMatch(/^stays-toolbar=;/);
});

test.each([
  ["unsigned", "bm8"],
  ["signed elsewhere", createToolbarToken(2_000, "other")],
  ["expired", createToolbarToken(NOW, SECRET)],
  ["a preview's", createPreviewToken({ remote: "mf-search", version: "1.1.0", until: 2_000 }, SECRET)],
])("FE-04 a link to the toolbar that is %s opens nothing", async (_, wrong) => {
  const response = await get(`/toolbar?token=${wrong}`);
  expect(response.status).toBe(403);
  expect(cookieOf(response)).toBe("");
});

test("FE-04 a link to the toolbar leads to no other site", async () => {
  const response = await get(`/toolbar?token=${token}&to=https://evil.example/`);
  expect(response.headers.get("location")).toBe("/");
});

test("FE-04 the toolbar shows another release of the registry, as a preview", async () => {
  const response = await show(
    { remote: "mf-search", version: "1.0.0", to: "/en/stays?rooms=2" },
    `stays-toolbar=${token}`,
  );
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/en/stays?rooms=2");
  expect(cookieOf(response)).toMatch(/^stays-preview=/);
});

test("FE-04 the toolbar shows no release that the registry does not have", async () => {
  const fields = { remote: "mf-search", version: "9.9.9", to: "/" };
  expect((await show(fields, `stays-toolbar=${token}`)).status).toBe(404);
  expect((await show({ ...fields, remote: "mf-cart" }, `stays-toolbar=${token}`)).status).toBe(404);
});

test("FE-04 without the toolbar nobody changes a release", async () => {
  const response = await show({ remote: "mf-search", version: "1.0.0", to: "/" }, "");
  expect(response.status).toBe(403);
  expect(cookieOf(response)).toBe("");
});
