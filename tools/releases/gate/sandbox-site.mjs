import { fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readTypeScript } from "@stays/build";
import { packageFolder } from "@stays/build/package-folder";
import { changeRegistry, openFolderReleases, readRegistry } from "@stays/releases";
import { hostProgram } from "../../support/host-program.mjs";
import { root } from "../../support/root.mjs";
import { ToolError } from "../../support/step.mjs";

/** Example values of route parameters in the mock's world (`sandbox/src/world/special-cases.ts`). */
const examples = {
  cabindetail: { Id: "1001", Name: "name" },
  village: { Id: "2001", Name: "name" },
  cabin: { Id: "2001", Name: "name", DetailId: "3001" },
  hotel: { Id: "4001", Name: "name" },
  hoteldetail: { Id: "4001", Name: "name" },
  room: { Id: "4001", Name: "name", DetailId: "5001" },
  packagepage: { Id: "2001" },
};

const DAY = 86_400_000;
const SATURDAY = 6;
/** Days from now after which the season has begun. */
const AHEAD = 70;

/** A query string for two adults in a week from Saturday to Saturday. */
function weekForTwo() {
  const later = Date.now() + AHEAD * DAY;
  const start = later + ((SATURDAY - new Date(later).getUTCDay() + 7) % 7) * DAY;
  const [first, last] = [start, start + 7 * DAY].map((time) => new Date(time).toISOString().slice(0, 10));
  return `?start=${first}&end=${last}&rooms=1&gc-1-adults=2`;
}

/**
 * @param {string} pattern such as `/stays/village/{Id}/{Name?}`
 * @param {Readonly<Record<string, string>>} values
 * @returns {string | null} null when a value is missing
 */
function fill(pattern, values) {
  const path_ = pattern.replace(/\{(\w+)\??\}/g, (_, name) => values[name] ?? "\0");
  return path_.includes("\0") ? null : path_;
}

/**
 * Addresses on the mock's destination that show a remote: its own pages, with dates. For a remote with slots
 * on other pages, also a search page and a village page.
 *
 * @param {string} remote
 * @param {boolean} hasSlots
 * @returns {Promise<readonly string[]>}
 */
export async function sandboxPages(remote, hasSlots) {
  /** @type {{ routeTable: Record<string, { pattern: string, remote: string }> }} */
  const { routeTable } = await readTypeScript(
    path.join(packageFolder("@stays/routes"), "src/route-table.ts"),
  );
  const values = /** @type {Record<string, Record<string, string>>} */ (examples);
  const routes = Object.entries(routeTable);
  const own = routes.filter(([, route]) => route.remote === remote);
  const others = routes.filter(([route]) => hasSlots && (route === "stayslist" || route === "village"));
  return [...own, ...others]
    .map(([route, { pattern }]) => fill(pattern, values[route] ?? {}))
    .filter((address) => address !== null)
    .map((address) => `/en${address}${weekForTwo()}`);
}

/** @typedef {import("../../../shared/releases/src/release-store.js").ReleaseReader} ReleaseReader */

/**
 * A line that a site logged about a remote.
 *
 * @typedef {{ level: string, message: string, remote?: string, reason?: string, error?: { message: string } }} LogLine
 */

/**
 * A running site that only this check uses, with the mock of Galaxy.
 *
 * @typedef {object} SandboxSite
 * @property {string} address
 * @property {() => readonly LogLine[]} log all lines until now
 * @property {() => Promise<void>} close
 */

/**
 * Copies a release from the store into a folder.
 *
 * @param {ReleaseReader} store
 * @param {string} release
 * @param {string} to
 */
async function fetchRelease(store, release, to) {
  const descriptor = await store.read(`${release}/release.json`);
  if (!descriptor) return false;
  const { integrity } = JSON.parse(new TextDecoder().decode(descriptor));
  await mkdir(to, { recursive: true });
  await writeFile(path.join(to, "release.json"), descriptor);
  await Promise.all(
    Object.keys(integrity).map(async (file) => {
      const content = await store.read(`${release}/${file}`);
      if (!content) return;
      await mkdir(path.dirname(path.join(to, file)), { recursive: true });
      await writeFile(path.join(to, file), content);
    }),
  );
  return true;
}

/**
 * A built release of a remote.
 *
 * @typedef {{ name: string, version: string, built: string }} BuiltRelease
 */

/**
 * Writes a folder of the live releases, in which the candidate replaces the live release of its remote.
 *
 * @param {string} folder
 * @param {ReleaseReader} store
 * @param {BuiltRelease} candidate
 */
async function writeReleases(folder, store, candidate) {
  const { registry } = await readRegistry(store);
  const { name, version, built } = candidate;
  /** @type {Record<string, { version: string }>} */
  const remotes = { [name]: { version } };
  await cp(built, path.join(folder, name, version), { recursive: true });
  for (const [other, live] of Object.entries(registry.remotes)) {
    const release = `${other}/${live.version}`;
    if (other !== name && (await fetchRelease(store, release, path.join(folder, release))))
      remotes[other] = { version: live.version };
  }
  const act = { by: "the gate", action: "build", remote: name };
  await changeRegistry(openFolderReleases(folder), act, () => ({ remotes }));
}

/** @param {string} text @returns {readonly LogLine[]} */
const splitLines = (text) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** Milliseconds that a site has to end. */
const END_MS = 10_000;

/** @param {string} folder @param {AbortSignal} signal @returns {Promise<SandboxSite>} */
async function startSite(folder, signal) {
  const site = fork(hostProgram("serve"), {
    cwd: root,
    signal,
    killSignal: "SIGKILL",
    env: {
      ...process.env,
      PORT: "0",
      RELEASES: path.join(folder, "releases"),
      SANDBOX_DATA: path.join(folder, "sandbox"),
      DATA: path.join(folder, "data"),
      GALAXY_URL: "",
      SANDBOX: "1",
      // Each page is rendered, so that a fault on the server is seen each time.
      PAGE_CACHE_MEGABYTES: "0",
      // The addresses of the opened pages belong to the first world.
      SANDBOX_WORLD: "",
      // Another remote that does not fit this host is no reason to refuse the candidate: a folder of local builds, here
      // without any, lets the site start all the same.
      DEVELOPMENT_RELEASES: path.join(folder, "builds"),
      SITE_SETTINGS: "",
      SITE_ORIGIN: "",
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  process.once("exit", () => site.kill("SIGKILL"));
  let logged = "";
  for (const stream of [site.stdout, site.stderr])
    stream?.on("data", (part) => {
      logged += part;
    });
  const ended = once(site, "exit").then(() => {
    throw new ToolError(`✗ The test site did not start.\n${logged}`);
  });
  ended.catch(() => {});
  const [{ address }] = await Promise.race([once(site, "message"), ended]);
  const close = async () => {
    setTimeout(() => site.kill("SIGKILL"), END_MS).unref();
    site.kill("SIGTERM");
    await ended.catch(() => {});
  };
  return { address, log: () => splitLines(logged.slice(0, logged.lastIndexOf("\n") + 1)), close };
}

/**
 * Starts the host of the working copy with the mock back end. The candidate is live there, and every other
 * remote as in the store.
 *
 * @param {ReleaseReader} store is never changed
 * @param {BuiltRelease} candidate
 * @param {AbortSignal} signal ends the site
 * @returns {Promise<SandboxSite>}
 */
export async function openSandboxSite(store, candidate, signal) {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-sandbox-"));
  const leave = () => rm(folder, { recursive: true, force: true });
  try {
    await writeReleases(path.join(folder, "releases"), store, candidate);
    const site = await startSite(folder, signal);
    return { ...site, close: () => site.close().finally(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}
