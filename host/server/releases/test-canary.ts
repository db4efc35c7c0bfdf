import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, goLive, type ReleaseStore, readRegistry, startCanary } from "@stays/releases";
import { createLog } from "../log/log.ts";
import { createPageId } from "./page-id.ts";
import { RegistrySource } from "./registry-source.ts";
import { RegistryStore } from "./registry-store.ts";
import { watchReleases } from "./release-watch.ts";

/** Publishes a release of mf-cart without files. */
async function publish(store: ReleaseStore, version: string): Promise<void> {
  const built = await mkdtemp(path.join(tmpdir(), "stays-built-"));
  const release = {
    name: "mf-cart",
    version,
    contract: 1,
    entry: "e.js",
    server: "s.cjs",
    exposes: {},
    integrity: {},
  };
  await writeFile(path.join(built, "release.json"), JSON.stringify(release));
  await store.publish("mf-cart", version, built);
  await rm(built, { recursive: true });
}

/**
 * Tests run servers on a store in which release 1 of mf-cart is live and release 2 is a canary.
 *
 * @param lines receives the lines of the servers' logs
 */
export async function openSiteWithCanary(store: ReleaseStore, lines: string[]) {
  for (const version of ["1", "2"]) await publish(store, version);
  const order = { by: "anna", action: "canary", remote: "mf-cart", version: "2" };
  await changeRegistry(store, order, (registry, act) =>
    startCanary(goLive(registry, "mf-cart", "1", act), "mf-cart", { version: "2", percent: 50 }, act),
  );
  const canary = async () => (await readRegistry(store)).registry.remotes["mf-cart"]?.canary?.version;
  /** A server process of the site. */
  const startServer = (own: ReleaseStore) => {
    const log = createLog((line) => lines.push(line));
    const registry = new RegistryStore({
      source: new RegistrySource({ store: own, location: "folder", log }),
      read: own.read,
      baseUrl: "/r/",
      log,
    });
    const watch = watchReleases({ store: own, registry, log, secret: "secret" });
    const page = (version: string) => createPageId({ "mf-cart": version }, "secret", Date.now());
    const serve = (version: string, views: number) => {
      for (let view = 0; view < views; view++) watch.viewed("mf-cart", version, true);
    };
    const problem = (version: string, id: string | undefined, isFault = true) =>
      watch.failed({ remote: "mf-cart", release: version, page: id, isFault });
    const fail = (version: string, pages: number) =>
      Promise.all(Array.from({ length: pages }, () => problem(version, page(version))));
    return { serve, page, problem, fail, share: watch.share };
  };
  return { store, canary, startServer };
}
