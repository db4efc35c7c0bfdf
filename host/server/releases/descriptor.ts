import * as v from "valibot";

const relativeFile = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@+~-][\w@+~./-]*$/));

/** `release.json`, as far as the server reads it. */
export const descriptorSchema = v.object({
  name: v.string(),
  version: v.string(),
  contract: v.number(),
  entry: relativeFile,
  server: relativeFile,
  exposes: v.record(v.string(), v.object({ js: v.array(relativeFile), css: v.array(relativeFile) })),
  integrity: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[\w+/=]+$/))),
});

/** `registry.json`: the live version of each remote. */
export const registrySchema = v.object({
  remotes: v.record(
    v.pipe(v.string(), v.regex(/^mf-[a-z]+$/)),
    v.object({ version: v.pipe(v.string(), v.regex(/^[\w][\w.+-]*$/)) }),
  ),
});
