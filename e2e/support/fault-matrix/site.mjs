import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../../tools/steps/free-port.mjs";
import { localBuilds } from "../../../tools/steps/local-builds.mjs";
import { root } from "../../../tools/steps/root.mjs";
import { end, startGalaxy, startServer } from "../rolling/servers.mjs";
import { openFaultyGalaxy } from "./faulty-galaxy.mjs";

/**
 * Runs tests against a site of its own, with a Galaxy that can be made to fail.
 *
 * @param {(site: string, galaxy: import("./faulty-galaxy.mjs").FaultyGalaxy, log: readonly string[]) => Promise<void>} measure
 * `log` has the lines of the server's log and grows
 */
export async function withSite(measure) {
  const port = `${await freePort()}`;
  const folder = await mkdtemp(path.join(tmpdir(), "stays-faults-"));
  const mock = await startGalaxy(folder, "http://localhost");
  const galaxy = await openFaultyGalaxy(mock.url);
  const server = await startServer(root, {
    PORT: port,
    GALAXY_URL: galaxy.url,
    SITE_SETTINGS: mock.settingsFolder,
    TIME_ZONE: mock.timeZone,
    DEVELOPMENT_RELEASES: localBuilds,
    RELEASES: path.join(folder, "releases"),
    ACCESS_LOG: "off",
    // Each case has a visitor of its own, so that no limit of reports is met.
    TRUSTED_PROXIES: "127.0.0.0/8, ::1",
  });
  /** @type {string[]} */
  const log = [];
  if (server.stdout) createInterface(server.stdout).on("line", (line) => log.push(line));
  try {
    await measure(`http://localhost:${port}`, galaxy, log);
  } finally {
    await end(server);
    galaxy.close();
    await end(mock.child, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}
