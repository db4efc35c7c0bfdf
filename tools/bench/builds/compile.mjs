import { rspack } from "@rspack/core";
import { BuildError } from "@stays/build";

/**
 * Runs compilers and waits for all of them.
 *
 * @param {import("@rspack/core").Configuration[]} configs
 * @returns {Promise<import("@rspack/core").StatsCompilation[]>} in the order of `configs`
 */
export async function compile(configs) {
  const compiler = rspack(configs);
  const stats = await /** @type {Promise<import("@rspack/core").MultiStats>} */ (
    new Promise((resolve, reject) => {
      compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
    })
  );
  await /** @type {Promise<void>} */ (new Promise((resolve) => compiler.close(() => resolve())));
  if (stats.hasErrors()) throw new BuildError(stats.toString({ preset: "errors-only", colors: false }));
  return stats.stats.map((one) =>
    one.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, ids: true }),
  );
}
