import { expect, test } from "../support/test.ts";
import { EN, findLanguage } from "../support/world.ts";

test("FE-01 rulings 17 and 47: a page embeds its settings, and names files of the six remotes by release", async ({
  request,
}) => {
  const html = await (await request.get(`${EN}/stays`)).text();
  const [, settings = ""] = /<script type="application\/json" id="site-settings">([^<]+)</.exec(html) ?? [];
  expect(JSON.parse(settings)).toMatchObject({
    language: findLanguage("en").prefix,
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
