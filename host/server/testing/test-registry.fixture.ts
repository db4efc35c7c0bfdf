import { documentFile, type ReleaseReader, type ReleaseRegistry } from "@stays/releases";
import type { Log } from "../observability/log.ts";
import { RegistrySource } from "../releases/registry-source.ts";

/** Files of a release store in memory, by path. */
export type StoredFiles = Record<string, string>;

/** Reads a store in memory. */
export const readerOf = (files: StoredFiles): ReleaseReader => ({
  read: async (file) => (file in files ? new TextEncoder().encode(files[file]) : null),
  list: async (folder) =>
    Object.keys(files).flatMap((file) =>
      file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split("/")[0] ?? []) : [],
    ),
});

/** The registry of a store in memory. */
export const sourceOf = (files: StoredFiles, log: Log): RegistrySource =>
  new RegistrySource({ store: readerOf(files), location: "memory", log });

const numberOf = (files: StoredFiles): number =>
  Object.keys(files).filter((file) => file.startsWith("registry/")).length + 1;

/** Adds the next document of the registry to a store in memory. `act` = what led to it. */
export function writeRegistry(files: StoredFiles, registry: ReleaseRegistry, act: object = {}): void {
  const number = numberOf(files);
  const at = "2027-01-01T10:00:00.000Z";
  const known = {
    number,
    id: "",
    at,
    by: "anna",
    action: "release",
    remote: "mf-cart",
    version: "1",
    why: "",
  };
  files[documentFile(number)] = JSON.stringify({ ...known, registry, ...act });
}
