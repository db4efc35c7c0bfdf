import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { HOST, hasServer, isBrowserFile, type ReleaseStore, releaseHash } from "@stays/releases";
import * as v from "valibot";
import { checkRelease, type ReleaseCheck } from "../releases/release-check.ts";
import type { HostVersion } from "./host-choice.ts";

const descriptorSchema = v.object({
  name: v.literal(HOST),
  version: v.string(),
  integrity: v.record(v.string(), v.string()),
});

/** Parallel reads of the store. */
const AT_ONCE = 16;

/** Where a file of a host's release is in an installation. */
function installedPath(file: string): string {
  if (isBrowserFile(file)) return path.join("dist/web", file);
  return file.startsWith("server/") ? path.join("dist", file) : file;
}

/**
 * Writes a released host into a folder, as `host/` of an installation. Each file is checked before it is written, so
 * nothing in the folder differs from what was released.
 *
 * @param folder that only this user may read and write
 * @throws when the release is not the pinned one, not signed as required, or not complete
 */
export async function unpackHost(
  store: Pick<ReleaseStore, "read">,
  { version, hash }: HostVersion,
  folder: string,
  publicKey: ReleaseCheck["publicKey"],
): Promise<void> {
  const release = `${HOST}/${version}/`;
  const content = await store.read(`${release}release.json`);
  if (!content) throw new Error(`${release}release.json is missing`);
  await checkRelease(content, release, hash, { read: store.read, publicKey });
  const descriptor = v.parse(descriptorSchema, JSON.parse(new TextDecoder().decode(content)));
  if (descriptor.version !== version) throw new Error(`${release} describes ${descriptor.version}`);
  if (!hasServer(descriptor.integrity))
    throw new Error(`${release} has browser files only: it was deployed, not released`);
  await write(folder, "release.json", content);
  const files = Object.entries(descriptor.integrity);
  for (let start = 0; start < files.length; start += AT_ONCE) {
    // All of them end before an error is thrown: a late write would bring back the folder of a refused host.
    const written = await Promise.allSettled(
      files.slice(start, start + AT_ONCE).map(async ([file, integrity]) => {
        // A store reads no path that leaves it, so that none is written outside the folder either.
        const found = await store.read(release + file);
        if (!found) throw new Error(`${release}${file} is missing`);
        if (releaseHash(found) !== integrity)
          throw new Error(`${release}${file} is not the one that was released`);
        await write(folder, file, found);
      }),
    );
    const failed = written.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  }
}

async function write(folder: string, file: string, content: Uint8Array): Promise<void> {
  const to = path.join(folder, installedPath(file));
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, content);
}
