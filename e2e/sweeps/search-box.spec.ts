import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN, SV } from "../support/world.ts";

let server: Server | undefined;
test.afterEach(() => server?.close());

/** Serves a page of the destination's other site, with policies if it has some, and opens it. */
async function openCms(page: Page, body: string, policies: Record<string, string> = {}): Promise<string> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ski school</title><h1>Ski school</h1>${body}`;
  const headers = { "content-type": "text/html", ...policies };
  server = createServer((_, response) => response.writeHead(200, headers).end(html)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(address);
  return address;
}

const box = (origin: string) => `<stays-search><a href="${origin}${EN}/stays">Find a stay</a></stays-search>`;
const script = (origin: string) => `<script async src="${origin}${EN}/stays-search.js"></script>`;
const query = new URLSearchParams(weekForTwo());
const start = query.get("start") ?? "";
const end = query.get("end") ?? "";

/** A page that turns off what a page can turn off. */
const NOTHING_ALLOWED = "clipboard-write=(), fullscreen=(), geolocation=(), payment=(), sync-xhr=()";

test("the search box on a page with a strict policy asks for what is missing, and leads to the results", async ({
  page,
  site,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  const policy = `default-src 'none'; script-src ${site.address}; form-action 'none'; require-trusted-types-for 'script'`;
  const cms = await openCms(page, box(site.address) + script(site.address), {
    "content-security-policy": policy,
    "permissions-policy": NOTHING_ALLOWED,
  });
  const form = page.getByRole("search", { name: "Find a stay" });
  await form.getByLabel("Arrival").fill(start);
  await form.getByLabel("Children").selectOption("1");
  await form.getByRole("button", { name: "Search" }).click();
  expect(
    await form.getByLabel("Departure").evaluate((field: HTMLInputElement) => field.validationMessage),
  ).toBe("Choose both dates, or none");
  await form.getByLabel("Departure").fill(end);
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(cms);
  await form.getByLabel("Age of child 1").selectOption("7");
  await form.getByLabel("Adults").selectOption("2");
  await form.getByLabel("Type of accommodation").selectOption({ index: 1 });
  await form.getByRole("button", { name: "Search" }).press("Enter");
  await page.waitForURL(`${site.address}${EN}/stays?**`);
  const search = new URL(page.url()).searchParams;
  expect(Object.fromEntries(search)).toMatchObject({ start, end, "gc-1-adults": "2", "gc-1-age": "7" });
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(refused).toEqual([]);
});

test("the search box stands twice on a page, themed, at phone width, and its script may be there twice", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const theme =
    "<style>stays-search{--stays-search-action:#7a1022;--stays-search-radius:0}*{color:red}</style>";
  const { address } = site;
  await openCms(page, theme + box(address) + script(address) + box(address) + script(address));
  const buttons = page.getByRole("button", { name: "Search" });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toHaveCSS("background-color", "rgb(122, 16, 34)");
  await expect(page.getByRole("link", { name: "Find a stay" })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const frame = (origin: string, attributes: string) =>
  `<iframe ${attributes} srcdoc='<html lang="en">${box(origin)}${script(origin)}' width="900" height="600"></iframe>`;

for (const attributes of [
  "",
  'sandbox="allow-scripts allow-top-navigation-by-user-activation"',
  'sandbox="allow-scripts allow-same-origin allow-top-navigation"',
])
  test(`the search box in a frame (${attributes || "no sandbox"}) leads out of it`, async ({
    page,
    site,
  }) => {
    await openCms(page, frame(site.address, attributes));
    await page.frameLocator("iframe").getByRole("button", { name: "Search" }).click();
    await page.waitForURL(`${site.address}${EN}/stays?**`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  });

test("the search box in a frame that may open tabs only opens the results in one", async ({ page, site }) => {
  const cms = await openCms(
    page,
    frame(site.address, 'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"'),
  );
  const opened = page.waitForEvent("popup");
  await page.frameLocator("iframe").getByRole("button", { name: "Search" }).click();
  const results = await opened;
  await results.waitForURL(`${site.address}${EN}/stays?**`);
  await expect(results.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(cms);
});

test("the search box in a frame that may leave in no way says so, with the address, each time", async ({
  page,
  site,
}) => {
  await openCms(page, frame(site.address, 'sandbox="allow-scripts"'));
  const inner = page.frameLocator("iframe");
  for (const adults of ["1", "2"]) {
    await inner.getByLabel("Adults").selectOption(adults);
    await inner.getByRole("button", { name: "Search" }).click();
    const note = inner.getByRole("alert");
    await expect(note).toContainText("This page does not let the search leave its frame.");
    await expect(note).toContainText(`${site.address}${EN}/stays?`);
    await expect(note).toContainText(`gc-1-adults=${adults}`);
  }
  await expect(inner.getByRole("search")).toBeVisible();
});

test("the search box follows a page that changes its language, and keeps what is chosen", async ({
  page,
  site,
}) => {
  const { address } = site;
  const other = `<script async src="${address}${SV}/stays-search.js"></script>`;
  await openCms(page, box(address) + script(address) + other);
  await page.getByLabel("Arrival").fill(start);
  await page.getByLabel("Children").selectOption("1");
  await page.getByLabel("Age of child 1").selectOption("7");
  await page.evaluate(() => document.documentElement.setAttribute("lang", "sv-SE"));
  await expect(page.getByLabel("Ankomst")).toHaveValue(start);
  await expect(page.getByLabel("Ålder på barn 1")).toHaveValue("7");
  await page.evaluate(() => document.documentElement.setAttribute("lang", "en"));
  await expect(page.getByLabel("Arrival")).toHaveValue(start);
});

test("the search box keeps its own direction on a page from right to left, within its width", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { address } = site;
  await openCms(page, `<div dir="rtl" lang="ar">${box(address)}</div>${script(address)}`);
  await expect(page.getByRole("search")).toHaveCSS("direction", "ltr");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
