import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./base-config.mjs";

/** A build that failed, with the bundler's own words. */
export class BuildError extends Error {}

const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@rspack/cli/package.json")),
  "bin/rspack.js",
);

/**
 * Runs `rspack build` in the folder of an app.
 *
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 * @param {AbortSignal} [signal] ends the build
 * @throws BuildError with the errors of the bundler
 */
async function rspackBuild(folder, env, signal) {
  const settings = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : ["--env", `${name}=${value}`],
  );
  const child = spawn(process.execPath, [cli, "build", ...settings], {
    cwd: folder,
    signal,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (code !== 0) throw new BuildError(output.trim());
}

/**
 * Builds one release of a remote, for the browser and for the server, into `{folder}/{name}/{version}`.
 *
 * @param {{ name: string, version: string, folder: string, sources?: string, isProduction?: boolean, signal?: AbortSignal }} release
 *   `sources` is the remote's folder when it is not the one of the workspace; `signal` ends the build
 */
export const buildRemote = ({ name, version, folder, sources, isProduction = true, signal }) =>
  rspackBuild(
    sources ?? path.join(root, name),
    {
      version,
      output: path.join(folder, name, version),
      development: isProduction ? undefined : "true",
    },
    signal,
  );

/**
 * Builds the host for the browser (`{folder}/web`) and the server (`{folder}/server`), with its offer beside it.
 *
 * @param {{ folder: string, version: string, isProduction?: boolean }} build `folder` is in that of the host, where the
 *   server expects the rest of the installation around it
 */
export const buildHost = ({ folder, version, isProduction = true }) =>
  rspackBuild(path.join(root, "host"), {
    version,
    output: folder,
    development: isProduction ? undefined : "true",
  });

/** Builds the mock back end (`sandbox/dist/main.cjs`). */
export const buildSandbox = () => rspackBuild(path.join(root, "sandbox"), {});
