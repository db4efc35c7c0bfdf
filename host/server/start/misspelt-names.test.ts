import { misspeltNames } from "./misspelt-names.ts";

test.each([
  ["GALAXYURL", "GALAXY_URL"],
  ["GALAXY_ULR", "GALAXY_URL"],
  ["site_settings", "SITE_SETTINGS"],
  ["SITE_SETTING", "SITE_SETTINGS"],
  ["PAGE_CACHE_SECOND", "PAGE_CACHE_SECONDS"],
])("%s is taken for a misspelt %s", (name, meant) => {
  expect(misspeltNames({ [name]: "1" })).toEqual([{ name, meant }]);
});

test("names of other programs, and ours beside the right spelling, are left alone", () => {
  const others = { PATH: "/bin", HOME: "/", LANG: "C", PORTS: "1", npm_config_site_origin: "x", CI: "true" };
  expect(misspeltNames(others)).toEqual([]);
  expect(misspeltNames({ GALAXY_URL: "https://galaxy.example.com", GALAXY_URI: "https://other" })).toEqual(
    [],
  );
});
