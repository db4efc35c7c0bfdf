import { readEnvironment, startWarnings } from "./environment.ts";

test("without anything set, the site runs at 3000 with the sandbox", () => {
  const env = { DEVELOPMENT_RELEASES: ".data/builds" };
  expect(readEnvironment(env, "/site")).toEqual({
    port: 3000,
    host: undefined,
    galaxyUrl: null,
    settingsFolder: null,
    releases: "/site/releases",
    localBuilds: "/site/.data/builds",
    sandboxDataFolder: "/site/.data/sandbox",
    dataFolder: "/site/.data",
    previewSecret: undefined,
    releaseKey: undefined,
    statusPassword: undefined,
    siteOrigin: null,
    drainSeconds: 0,
    keepAliveSeconds: 65,
    logsRequests: false,
    isTrusted: expect.any(Function),
    timeZone: null,
    traceEndpoint: null,
    serviceName: "stays",
    pageCacheBytes: 64_000_000,
    pageCacheSeconds: 60,
    pageStaleSeconds: 600,
    renders: true,
    development: [],
  });
});

test.each([
  [{}, 64_000_000],
  [{ DEVELOPMENT_RELEASES: ".data/builds" }, 64_000_000],
  [{ DEVELOPMENT_RELEASES: ".data/builds", SANDBOX_FAULTS: "1" }, 0],
  [{ PAGE_CACHE_MEGABYTES: "0" }, 0],
])("the server keeps whole pages, unless its mock has faults or it is told not to: %j", (env, bytes) => {
  expect(readEnvironment({ SANDBOX: "1", ...env }, "/site").pageCacheBytes).toBe(bytes);
});

test("addresses lose their last slash, folders start from the root, releases may be in a bucket", () => {
  const env = { GALAXY_URL: "https://galaxy.example.com/", SITE_SETTINGS: "conf", RELEASES: "/var/releases" };
  expect(readEnvironment({ ...env, SITE_ORIGIN: "http://localhost:3000/" }, "/site")).toMatchObject({
    galaxyUrl: "https://galaxy.example.com",
    siteOrigin: "http://localhost:3000",
    settingsFolder: "/site/conf",
    releases: "/var/releases",
  });
  const bucket = { RELEASES: "s3://releases/alps", SANDBOX: "1" };
  expect(readEnvironment(bucket, "/site").releases).toBe("s3://releases/alps");
});

test.each([
  [{ PORT: "http", SANDBOX: "1" }, 'PORT is "http"'],
  [{ PORT: "70000", SANDBOX: "1" }, "from 0 to 65535"],
  [{ GALAXY_URL: "galaxy", SITE_SETTINGS: "conf" }, 'GALAXY_URL is "galaxy"'],
  [{ TIME_ZONE: "Mars/Base", SANDBOX: "1" }, 'TIME_ZONE is "Mars/Base"'],
  [{ PAGE_CACHE_SECONDS: "abc", SANDBOX: "1" }, 'PAGE_CACHE_SECONDS is "abc", but must be a whole number'],
  [{ PAGE_STALE_SECONDS: "-1", SANDBOX: "1" }, 'PAGE_STALE_SECONDS is "-1"'],
  [{ RENDER: "maybe", SANDBOX: "1" }, 'RENDER is "maybe", but must be on or off'],
  [{ GALAXYURL: "https://galaxy.example.com" }, "GALAXY_URL is not set"],
  [{ TRUSTED_PROXIES: "proxy.example", SANDBOX: "1" }, 'TRUSTED_PROXIES is "proxy.example"'],
  [{ RELEASE_PUBLIC_KEY: "secret", SANDBOX: "1" }, "RELEASE_PUBLIC_KEY must be an Ed25519 public key"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318", SANDBOX: "1" }, 'OTEL_EXPORTER_OTLP_ENDPOINT is "coll'],
  [{ KEEP_ALIVE_SECONDS: "1h", SANDBOX: "1" }, 'KEEP_ALIVE_SECONDS is "1h"'],
  [{ DRAIN_SECONDS: "soon", SANDBOX: "1" }, 'DRAIN_SECONDS is "soon"'],
])("ST-01 %j is rejected in one sentence", (env, sentence) => {
  expect(() => readEnvironment(env, "/site")).toThrow(sentence);
});

test("ST-01 a real back end without settings of its own starts with the example's", () => {
  expect(readEnvironment({ GALAXY_URL: "https://galaxy.example.com" }, "/site")).toMatchObject({
    galaxyUrl: "https://galaxy.example.com",
    drainSeconds: 5,
    settingsFolder: "/site/host/settings/defaults",
  });
});

test("a real back end without the site's public address starts, and warns that it answers this machine only", () => {
  const readWarnings = (env: NodeJS.ProcessEnv) => startWarnings(readEnvironment(env, "/site"));
  const galaxy = { GALAXY_URL: "https://galaxy.example.com" };
  expect(readWarnings(galaxy)).toEqual([expect.stringContaining("SITE_ORIGIN is not set")]);
  expect(readWarnings({ ...galaxy, SITE_ORIGIN: "https://stays.example.com" })).toEqual([]);
  expect(readWarnings({ SANDBOX: "1" })).toEqual([]);
});

test.each([
  ["https://stays.example.com/en", "https://stays.example.com"],
  ["https://stays.example.com/?a=b", "https://stays.example.com"],
  ["https://ann:secret@stays.example.com", "https://stays.example.com"],
])("a public address that is no origin is refused at start: %s", (address, origin) => {
  expect(() => readEnvironment({ SANDBOX: "1", SITE_ORIGIN: address }, "/site")).toThrow(
    `must be an origin without a path, such as ${origin}`,
  );
});
