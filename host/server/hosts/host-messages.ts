import * as v from "valibot";

/** Messages of the supervisor to a host that it runs. */
export const toHostSchema = v.variant("kind", [
  /** Answer visitors: open the port of the site. */
  v.object({ kind: v.literal("open") }),
  /** The other hosts of this server that run now, by version -> address; only the live host gets them. */
  v.object({ kind: v.literal("others"), addresses: v.record(v.string(), v.string()) }),
  /** A host could not be started. */
  v.object({ kind: v.literal("not started"), version: v.string() }),
  /** Another host has opened the port: finish what is running, then end. */
  v.object({ kind: v.literal("leave") }),
]);

/** Messages of a host to its supervisor. */
export const fromHostSchema = v.variant("kind", [
  /** The host answers at this internal address. */
  v.object({ kind: v.literal("ready"), address: v.string(), seededMs: v.number() }),
  /** The port of the site is open. */
  v.object({ kind: v.literal("opened") }),
  /** A visitor previews this host. */
  v.object({ kind: v.literal("wanted"), version: v.string() }),
]);

export type ToHost = v.InferOutput<typeof toHostSchema>;
export type FromHost = v.InferOutput<typeof fromHostSchema>;
