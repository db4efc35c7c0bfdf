import { readEnvironment, startWarnings } from "./environment.ts";

test("without anything set, the site runs at 3000 on its own stand-in", () => {
  expect(readEnvironment({}, "/site")).toEqual({
    port: 3000,
    host: undefined,
    galaxyUrl: null,
    settingsFolder: null,
    releases: "/site/releases",
    sandboxDataFolder: "/site/.data/sandbox",
    dataFolder: "/site/.data",
    previewSecret: undefined,
    statusPassword: undefined,
    siteOrigin: null,
    timeZone: null,
    renders: true,
    development: [],
  });
});

test("addresses lose their last slash, folders start from the root", () => {
  const env = { GALAXY_URL: "https://galaxy.example.com/", SITE_SETTINGS: "conf", RELEASES: "/var/releases" };
  expect(readEnvironment(env, "/site")).toMatchObject({
    galaxyUrl: "https://galaxy.example.com",
    settingsFolder: "/site/conf",
    releases: "/var/releases",
  });
});

test("releases may be in a bucket", () => {
  const env = { RELEASES: "s3://releases/alps" };
  expect(readEnvironment(env, "/site")).toMatchObject({ releases: "s3://releases/alps" });
});

test.each([
  [{ PORT: "http" }, 'PORT is "http"'],
  [{ PORT: "70000" }, "from 0 to 65535"],
  [{ GALAXY_URL: "galaxy", SITE_SETTINGS: "conf" }, 'GALAXY_URL is "galaxy"'],
  [{ TIME_ZONE: "Mars/Base" }, 'TIME_ZONE is "Mars/Base"'],
])("ST-01 %j is refused in one sentence", (env, sentence) => {
  expect(() => readEnvironment(env, "/site")).toThrow(sentence);
});

test("ST-01 a real back end without settings of its own starts with the example's", () => {
  const { settingsFolder, galaxyUrl } = readEnvironment(
    { GALAXY_URL: "https://galaxy.example.com" },
    "/site",
  );
  expect(galaxyUrl).toBe("https://galaxy.example.com");
  expect(settingsFolder).toBe("/site/host/settings/defaults");
});

test("a real back end without the site's public address starts, and says that it is for this machine only", () => {
  const warningsOf = (env: NodeJS.ProcessEnv) => startWarnings(readEnvironment(env, "/site"));
  const galaxy = { GALAXY_URL: "https://galaxy.example.com" };
  expect(warningsOf(galaxy)).toEqual([expect.stringContaining("SITE_ORIGIN is not set")]);
  expect(warningsOf({ ...galaxy, SITE_ORIGIN: "https://stays.example.com" })).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});
