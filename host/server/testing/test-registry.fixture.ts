import { documentFile, type ReleaseReader, type ReleaseRegistry } from "@stays/releases";
import type { Log } from "../observability/log.ts";
import type { LiveDescriptor, LiveRelease } from "../page/live-release.ts";
import { RegistrySource } from "../releases/registry-source.ts";

/** Files of a release store in memory, by path. */
export type StoredFiles = Record<string, string>;

/** Reads a store in memory. */
export const makeReader = (files: StoredFiles): ReleaseReader => ({
  read: async (file) => (file in files ? new TextEncoder().encode(files[file]) : null),
  list: async (folder) =>
    Object.keys(files).flatMap((file) =>
      file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split("/")[0] ?? []) : [],
    ),
});

/** The registry of a store in memory. */
export const makeSource = (files: StoredFiles, log: Log): RegistrySource =>
  new RegistrySource({ store: makeReader(files), location: "memory", log });

/** The content of `release.json` of a release without modules. */
export const descriptorFixture = (name: string, version: string): LiveDescriptor => ({
  ...{ name, version, contract: 1, entry: "e.js", server: "s.cjs" },
  ...{ exposes: {}, integrity: {} },
});

/** A live release without modules. */
export const releaseFixture = (name: string, version: string): LiveRelease => ({
  descriptor: descriptorFixture(name, version),
  baseUrl: `/releases/${name}/${version}/`,
  css: async () => "",
});

const readNumber = (files: StoredFiles): number =>
  Object.keys(files).filter((file) => file.startsWith("registry/")).length + 1;

/** Adds the next document of the registry to a store in memory. `act` = what led to it. */
export function writeRegistry(files: StoredFiles, registry: ReleaseRegistry, act: object = {}): void {
  const number = readNumber(files);
  const known = { number, id: "", at: "2027-01-01T10:00:00.000Z", by: "anna", action: "release" };
  const what = { remote: "mf-cart", version: "1", why: "" };
  files[documentFile(number)] = JSON.stringify({ ...known, ...what, registry, ...act });
}
