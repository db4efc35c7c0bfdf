import { REMOTE_NAME, type ReleaseRegistry } from "@stays/releases";
import * as v from "valibot";
import type { LiveDescriptor } from "../page/live-release.ts";

const relativeFile = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@+~-][\w@+~./-]*$/));

/** Checks the fields of `release.json` that the server reads. */
export const descriptorSchema = v.object({
  name: v.string(),
  version: v.string(),
  contract: v.number(),
  entry: relativeFile,
  server: relativeFile,
  exposes: v.record(v.string(), v.object({ js: v.array(relativeFile), css: v.array(relativeFile) })),
  integrity: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[\w+/=]+$/))),
  owner: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, LiveDescriptor>;

const version = v.pipe(v.string(), v.regex(/^[\w][\w.+-]*$/));

const hash = v.optional(v.pipe(v.string(), v.regex(/^sha384-[\w+/=]+$/)));

/** The registry entry of a remote or of the host: the live release, earlier good ones, and the canary. */
export const remoteEntrySchema = v.object({
  version,
  hash,
  previous: v.optional(v.array(v.object({ version, hash })), []),
  canary: v.optional(
    v.object({ version, hash, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
});

export type RemoteEntry = v.InferOutput<typeof remoteEntrySchema>;

/** The host's entry in the registry: its live version, and its canary. */
export type HostEntry = Pick<RemoteEntry, "version" | "canary">;

/** The versions that an entry names, each once. */
export function versionsOf({ version, previous, canary }: RemoteEntry): readonly string[] {
  const all = [version, canary?.version, ...previous.map((one) => one.version)];
  return [...new Set(all.filter((one) => one !== undefined))];
}

/** Checks `registry.json`. */
export const registrySchema = v.object({
  remotes: v.record(v.pipe(v.string(), v.regex(REMOTE_NAME)), remoteEntrySchema),
  host: v.optional(remoteEntrySchema),
  revoked: v.optional(v.record(v.string(), v.number()), {}),
}) satisfies v.GenericSchema<unknown, ReleaseRegistry>;
