import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { packageFolder } from "@stays/build/package-folder";
import { capture } from "../../steps/command.mjs";
import { root } from "../../steps/root.mjs";

/** @import { Candidate, GateViolation } from "./candidate.mjs" */

const require = createRequire(import.meta.url);

/** Most reasons to list. The rest usually has the same cause. */
const NAMED = 5;

/**
 * Writes a TypeScript project in which the live host's contract replaces the working copy's. Its files are in
 * a folder where their own imports resolve.
 *
 * @param {Candidate} candidate
 * @returns {Promise<{ folder: string, config: string }>}
 */
async function writeProject({ sources, offer }) {
  const cache = path.join(packageFolder("@stays/contract"), ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, "live-"));
  for (const [file, text] of Object.entries(offer.contractSources))
    await writeFile(path.join(folder, path.basename(file)), text);
  const config = path.join(folder, "tsconfig.json");
  const project = {
    extends: "@stays/build/tsconfig.json",
    compilerOptions: { paths: { "@stays/contract": [path.join(folder, "index.ts")] } },
    include: [`${sources}/**/*.ts`, `${sources}/**/*.tsx`, require.resolve("@stays/build/css")],
    exclude: ["*.test.ts", "*.test.tsx", "*.fixture.ts", "*.fixture.tsx", "node_modules"].map(
      (name) => `${sources}/**/${name}`,
    ),
  };
  await writeFile(config, JSON.stringify(project));
  return { folder, config };
}

/**
 * @param {string} line such as `../x/page.ts(2,52): error TS2339: Property …`
 * @param {string} sources
 */
function reasonOf(line, sources) {
  const [, file = "", position, what] = /^(.+?)(\(\d+,\d+\)): error \w+: (.*)$/.exec(line) ?? [];
  return what === undefined
    ? null
    : `${path.relative(sources, path.resolve(root, file))}${position}: ${what}`;
}

/**
 * Checks that the remote compiles against the live host's contract, which may be older than the working
 * copy's. The remote may use only fields that this host provides (FE-05).
 *
 * @param {Candidate} candidate
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function checkTypes(candidate) {
  const { folder, config } = await writeProject(candidate);
  try {
    const { isOk, output } = await capture(process.execPath, [
      path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc"),
      "--noEmit",
      "--pretty",
      "false",
      "-p",
      config,
    ]);
    if (isOk) return [];
    const reasons = output
      .split("\n")
      .map((line) => reasonOf(line, candidate.sources))
      .filter((reason) => reason !== null);
    return (reasons.length > 0 ? reasons : [`its types cannot be checked: ${output.trim()}`])
      .slice(0, NAMED)
      .map((reason) => ({
        reason,
        remedy:
          "use only what the live host's contract provides, or first release a host with the new contract",
      }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
