import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, openFolderReleases, readRegistry } from "@stays/releases";

/** A defect of a release's server bundle. Its browser files are those of the live release. */
export interface ServerFault {
  /** Code of the bundle. */
  readonly code: string;
}

/** A copy of the built remotes in which one remote can get releases with a broken server bundle. */
export interface FaultyReleases {
  readonly folder: string;
  /** Makes such a release live. The running site serves it with the next page. */
  release(version: string, fault: ServerFault): Promise<void>;
  close(): Promise<void>;
}

/** Folder of the working copy's local builds. */
const live = path.resolve(import.meta.dirname, "../../.data/builds");

/** @param remote remote the remote whose server bundle is broken */
export async function openFaultyReleases(remote: string): Promise<FaultyReleases> {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-releases-"));
  const { remotes } = (await readRegistry(openFolderReleases(live))).registry;
  for (const [name, { version }] of Object.entries(remotes))
    await cp(path.join(live, name, version), path.join(folder, name, version), { recursive: true });
  const publish = (version: string) =>
    changeRegistry(openFolderReleases(folder), { by: "e2e", action: "release", remote }, () => ({
      remotes: { ...remotes, [remote]: { version } },
    }));
  const good = remotes[remote]?.version ?? "";
  await publish(good);
  const release = async (version: string, { code }: ServerFault) => {
    const target = path.join(folder, remote, version);
    await cp(path.join(folder, remote, good), target, { recursive: true });
    const file = path.join(target, "release.json");
    const descriptor = JSON.parse(await readFile(file, "utf8"));
    const hash = createHash("sha384").update(code);
    const integrity = { ...descriptor.integrity, "server.cjs": `sha384-${hash.digest("base64")}` };
    await writeFile(file, JSON.stringify({ ...descriptor, version, integrity }));
    await rm(path.join(target, "server.cjs"));
    await writeFile(path.join(target, "server.cjs"), code);
    await publish(version);
  };
  return { folder, release, close: () => rm(folder, { recursive: true, force: true }) };
}
