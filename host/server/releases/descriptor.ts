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
}) satisfies v.GenericSchema<unknown, LiveDescriptor>;
