import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { end, startGalaxy, startServer } from "../bench-rolling/servers.mjs";
import { buildStale } from "../build.mjs";
import { localBuilds } from "../steps/local-builds.mjs";
import { root } from "../steps/root.mjs";
import { openFaultyGalaxy } from "./faulty-galaxy.mjs";

/**
 * Runs a measurement against a site of its own, with a Galaxy that can be made to fail.
 *
 * @param {(site: string, galaxy: import("./faulty-galaxy.mjs").FaultyGalaxy) => Promise<void>} measure
 */
export async function withSite(measure) {
  await buildStale();
  const port = process.env.PORT ?? "3970";
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
  });
  try {
    await measure(`http://localhost:${port}`, galaxy);
  } finally {
    await end(server);
    galaxy.close();
    await end(mock.child, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}
