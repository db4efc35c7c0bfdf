import { readEnvironment } from "./environment.ts";

test("without anything set, the site runs at 3000 on its own stand-in", () => {
  expect(readEnvironment({}, "/site")).toEqual({
    port: 3000,
    host: undefined,
    galaxyUrl: null,
    settingsFolder: null,
    releasesFolder: "/site/releases",
    sandboxDataFolder: "/site/.data/sandbox",
    siteOrigin: null,
    timeZone: "Europe/Stockholm",
    renders: true,
  });
});

test("addresses lose their last slash, folders start from the root", () => {
  const env = { GALAXY_URL: "https://galaxy.example.com/", SITE_SETTINGS: "conf", RELEASES: "/var/releases" };
  expect(readEnvironment(env, "/site")).toMatchObject({
    galaxyUrl: "https://galaxy.example.com",
    settingsFolder: "/site/conf",
    releasesFolder: "/var/releases",
  });
});

test.each([
  [{ PORT: "http" }, 'PORT is "http"'],
  [{ PORT: "70000" }, "from 0 to 65535"],
  [{ GALAXY_URL: "galaxy", SITE_SETTINGS: "conf" }, 'GALAXY_URL is "galaxy"'],
  [{ GALAXY_URL: "https://galaxy.example.com" }, "SITE_SETTINGS must name the folder"],
  [{ TIME_ZONE: "Mars/Base" }, 'TIME_ZONE is "Mars/Base"'],
])("ST-01 %j is refused in one sentence", (env, sentence) => {
  expect(() => readEnvironment(env, "/site")).toThrow(sentence);
});
