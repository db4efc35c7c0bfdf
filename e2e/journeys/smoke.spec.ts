import { expect, test } from "../support/test.ts";
import { EN, languageOf } from "../support/world.ts";

test("the site is well", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    languages: expect.arrayContaining([languageOf("en").prefix, languageOf("sv").prefix]),
  });
});

test("RT-01 the home page is in the visitor's language, and its policy blocks nothing", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto("/");
  await expect(page).toHaveURL(new RegExp(`${EN}/stays$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(refused).toEqual([]);
});

test("FE-01 rulings 17 and 47: a page embeds its settings, and names files of the six remotes by release", async ({
  request,
}) => {
  const html = await (await request.get(`${EN}/stays`)).text();
  const [, settings = ""] = /<script type="application\/json" id="site-settings">([^<]+)</.exec(html) ?? [];
  expect(JSON.parse(settings)).toMatchObject({
    language: languageOf("en").prefix,
    languages: expect.anything(),
  });
  const { releases } = await (await request.get("/healthz")).json();
  expect(Object.keys(releases).sort()).toEqual([
    "mf-cart",
    "mf-packages",
    "mf-property",
    "mf-search",
    "mf-transport",
    "mf-upsell",
  ]);
  const files = [...new Set(html.match(/\/releases\/[\w./-]+/g))];
  const remotes = Object.keys(releases).join("|");
  const ofRelease = new RegExp(`^/releases/(${remotes})/\\d+\\.\\d+\\.\\d+-[0-9a-f]{10}/.+`);
  expect(files.filter((file) => !ofRelease.test(file))).toEqual([]);
  for (const [remote, version] of Object.entries(releases))
    expect(files).toContain(`/releases/${remote}/${version}/remoteEntry.js`);
  for (const file of files) expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
});
