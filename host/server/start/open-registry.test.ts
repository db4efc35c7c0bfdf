import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  changeRegistry,
  goLive,
  type HostOffer,
  openFolderReleases,
  retire,
  startCanary,
} from "@stays/releases";
import { createLog } from "../observability/log.ts";
import { readEnvironment } from "./environment.ts";
import { openRegistry, shareFiles } from "./open-registry.ts";

let folder: string;
let web: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-share-"));
  web = path.join(folder, "web");
  await mkdir(web);
  await writeFile(path.join(web, "release.json"), '{"version":"1.0.0"}');
});
afterEach(() => rm(folder, { recursive: true }));

const share = async (name: string) => {
  const location = path.join(folder, name);
  await shareFiles(
    openFolderReleases(location),
    location,
    web,
    createLog(() => {}),
  );
};

test("a server puts its browser files into the release store, and does not create a mistyped one", async () => {
  await mkdir(path.join(folder, "releases"));
  await share("releases");
  await share("relaeses");
  expect(await readdir(path.join(folder, "releases/host"))).toEqual(["1.0.0"]);
  expect(await readdir(folder)).not.toContain("relaeses");
});

describe("a host and the live releases at its start", () => {
  const offer: HostOffer = {
    contracts: [2],
    modules: { "mf-cart": ["./slot-cart.badge"] },
    shared: { react: "19.3.1" },
  };
  const store = () => openFolderReleases(path.join(folder, "releases"));
  const order = { by: "anna", action: "release", remote: "mf-cart" };

  /** Makes a release of mf-cart live, or its canary. */
  async function release(version: string, contract: number, { react = "^19.0.0", isCanary = false } = {}) {
    const built = path.join(folder, version);
    await mkdir(built);
    const descriptor = { name: "mf-cart", version, contract, entry: "e.js", server: "s.cjs", integrity: {} };
    const exposes = { "./slot-cart.badge": { js: [], css: [] } };
    await writeFile(path.join(built, "release.json"), JSON.stringify({ ...descriptor, exposes }));
    const shared = [{ name: "react", requiredVersion: react }];
    await writeFile(path.join(built, "mf-manifest.json"), JSON.stringify({ shared }));
    await store().publish("mf-cart", version, built);
    await changeRegistry(store(), order, (registry, act) =>
      isCanary
        ? startCanary(registry, "mf-cart", { version, percent: 5 }, act)
        : goLive(registry, "mf-cart", version, act),
    );
  }

  async function open(env: NodeJS.ProcessEnv = {}) {
    const environment = readEnvironment({ SANDBOX: "1", RELEASES: "releases", ...env }, folder);
    return (
      await openRegistry(
        environment,
        offer,
        createLog(() => {}),
      )
    ).registry;
  }

  test("FE-05 one that does not is refused, with remote, release, need and offer; canaries count too", async () => {
    await release("1", 2, { react: "^18.0.0" });
    await release("2", 3, { isCanary: true });
    const registry = await open();
    await expect(registry.get()).rejects.toThrow(
      `This host cannot serve what is live:
  • mf-cart 1: it needs react ^18.0.0, the host shares 19.3.1
    → share react ^18.0.0; the remotes move to another version with a release of their own
  • mf-cart 2: it was built for contract 3, the host supports 2
    → list contract 3 in supportedContracts and render its modules too, until this remote has moved
Start the host before it, or change what is live`,
    );
    expect(registry.isReady).toBe(false);
  });

  test("FE-05 it is not ready either when the store answers later, and is once the remote is off the site", async () => {
    const registry = await open();
    expect(await registry.get()).toEqual({});
    await release("1", 3);
    await expect(registry.get()).rejects.toThrow("mf-cart 1: it was built for contract 3");
    await changeRegistry(store(), { ...order, action: "retire" }, (known) => retire(known, "mf-cart"));
    expect(await registry.get()).toEqual({});
  });

  test("FE-05 a release that could not be checked is a refusal", async () => {
    await release("1", 2);
    await rm(path.join(folder, "releases/mf-cart/1/mf-manifest.json"));
    await expect((await open()).get()).rejects.toThrow(
      "mf-cart 1 could not be checked: mf-cart/1/mf-manifest.json is missing",
    );
  });

  test("FE-05 a host that serves what is live is ready, and serves on when another release goes live", async () => {
    await release("1", 2);
    const registry = await open();
    await registry.get();
    expect(registry.isReady).toBe(true);
    await release("2", 3);
    expect(Object.keys(await registry.get())).toEqual(["mf-cart"]);
  });

  test("FE-05 npm start shows local builds with any release", async () => {
    await release("1", 3);
    const registry = await open({ DEVELOPMENT_RELEASES: "builds" });
    expect(Object.keys(await registry.get())).toEqual(["mf-cart"]);
  });
});
