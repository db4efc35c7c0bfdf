import { destinations } from "../../sandbox/src/world/destination.ts";
import { worldLiterals, worldWords } from "./world-literals.mjs";

const world = worldWords();

test("every world's prefixes, currency, time zone and name are known", () => {
  for (const { languages, currency, timeZone, name } of Object.values(destinations)) {
    expect(world.prefixes).toEqual(expect.arrayContaining(languages.map(({ prefix }) => prefix)));
    expect(world.words).toEqual(expect.arrayContaining([currency.code, timeZone, name]));
  }
});

test.each([
  ['await page.goto("/en/stays");', "/en"],
  ["await page.goto(`/sv/stays/village/2001`);", "/sv"],
  ['fetch("http://localhost:3000/en?start=1")', "/en"],
  ["await expect(page).toHaveURL(/\\/de-at\\/stays/);", "\\/de-at"],
  ['const english = "/en";', "/en"],
  ['expect(price).toHaveText("SEK 1,080");', "SEK"],
  ['const zone = "Asia/Tokyo";', "Asia/Tokyo"],
  ['getByRole("link", { name: "Hällefjäll" })', "Hällefjäll"],
])("%s is rejected", (source, found) => {
  expect(worldLiterals(`const first = 1;\n${source}`, world)).toEqual([{ line: 2, found }]);
});

test.each([
  'await page.goto(EN + "/stays");',
  "await expect(page.getByText(/no tabs could be found/)).toBeHidden();",
  "/** The language of the site, such as `/en`. */",
  "  // A price such as SEK 1,080.",
  'import texts from "../../texts/en.json";',
  "await page.route(/\\/north\\//, answer);",
  "expect(url).toContain('/not-found/no-dates')",
])("%s is accepted", (source) => {
  expect(worldLiterals(source, world)).toEqual([]);
});
