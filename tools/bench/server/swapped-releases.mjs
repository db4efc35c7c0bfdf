import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, goLive, openFolderReleases, readRegistry } from "@stays/releases";
import { localBuilds } from "../../steps/local-builds.mjs";

/** The files of a release that a server reads: its descriptor, its bundle and its styles. */
const files = ["release.json", "server.cjs", "css"];

/**
 * Copies the live releases into a store in which one remote gets new versions.
 *
 * @param {string} remote
 */
export async function openSwappedReleases(remote) {
  const live = localBuilds;
  const folder = await mkdtemp(path.join(tmpdir(), "stays-swaps-"));
  const { registry } = await readRegistry(openFolderReleases(live));
  for (const [name, { version }] of Object.entries(registry.remotes))
    await cp(path.join(live, name, version), path.join(folder, name, version), { recursive: true });
  await cp(path.join(live, "registry"), path.join(folder, "registry"), { recursive: true });
  const good = path.join(live, remote, registry.remotes[remote]?.version ?? "");
  const bundle = await readFile(path.join(good, "server.cjs"), "utf8");
  const described = JSON.parse(await readFile(path.join(good, "release.json"), "utf8"));

  /** Releases the same code under a new version, with another file name and hash. @param {number} count */
  async function swap(count) {
    const version = `${described.version}-swap${count}`;
    const target = path.join(folder, remote, version);
    for (const file of files) await cp(path.join(good, file), path.join(target, file), { recursive: true });
    const code = `${bundle}\n// ${version}\n`;
    const hash = `sha384-${createHash("sha384").update(code).digest("base64")}`;
    const integrity = { ...described.integrity, "server.cjs": hash };
    await writeFile(path.join(target, "server.cjs"), code);
    await writeFile(path.join(target, "release.json"), JSON.stringify({ ...described, version, integrity }));
    const order = { by: "the bench", action: "release", remote };
    await changeRegistry(openFolderReleases(folder), order, (known, act) =>
      goLive(known, remote, version, act),
    );
    return version;
  }
  return { folder, swap, close: () => rm(folder, { recursive: true, force: true }) };
}
