import { existsSync } from "node:fs";
import path from "node:path";
import { defineCommand } from "citty";
import { capture, run } from "../../support/command.mjs";
import { localBuilds, root } from "../../support/root.mjs";
import { seconds, ToolError } from "../../support/step.mjs";

/** @typedef {Record<"product" | "tools" | "tests", { lines: number, files: number }>} Counts */

/** @param {string} file @returns {keyof Counts} */
function findPart(file) {
  if (/\.(?:test|spec|fixture|object-store)\.|^e2e\//.test(file)) return "tests";
  return file.startsWith("tools/") ? "tools" : "product";
}

/**
 * Counts the lines and files of code that is not generated.
 *
 * @param {string | null} tag null = the working copy
 * @returns {Promise<Counts>}
 */
async function countLines(tag) {
  const { output } = await capture("git", ["grep", "-c", "", ...(tag === null ? [] : [tag])]);
  const counts = {
    product: { lines: 0, files: 0 },
    tools: { lines: 0, files: 0 },
    tests: { lines: 0, files: 0 },
  };
  for (const line of output.split("\n")) {
    const [, file = "", lines = "0"] =
      /^(.*):(\d+)$/.exec(tag === null ? line : line.slice(tag.length + 1)) ?? [];
    if (!/\.(?:tsx?|m?js|cjs|css)$/.test(file) || file.includes("generated")) continue;
    const part = counts[findPart(file)];
    part.lines += Number(lines);
    part.files += 1;
  }
  return counts;
}

/**
 * Lines and files of product, tools and tests beside those of the last tag, so that growth is seen. Null without git.
 *
 * @returns {Promise<string | null>}
 */
async function lineCounts() {
  if (!(await capture("git", ["rev-parse", "--git-dir"])).isOk) return null;
  const described = await capture("git", ["describe", "--tags", "--abbrev=0"]);
  const tag = described.isOk ? described.output.trim() : null;
  const [now, before] = [await countLines(null), tag === null ? null : await countLines(tag)];
  const parts = /** @type {(keyof Counts)[]} */ (Object.keys(now)).map((part) => {
    const { lines, files } = now[part];
    const earlier = before ? ` (${tag}: ${before[part].lines} in ${before[part].files})` : "";
    return `${part} ${lines} lines in ${files} files${earlier}`;
  });
  return parts.join(", ");
}

const bin = "node_modules/.bin";
/** What the checks know of unchanged files, so that the next check is faster. */
const cache = "node_modules/.cache/stays";

/**
 * The checks, in an order in which the first failure is the simplest to explain.
 *
 * @type {Readonly<Record<string, readonly [string, ...string[]]>>}
 */
const checks = {
  "format, lint and boundaries": [`${bin}/biome`, "check", "--error-on-warnings", "."],
  types: [
    `${bin}/tsc`,
    "--noEmit",
    "-p",
    ".",
    "--incremental",
    "--tsBuildInfoFile",
    `${cache}/types.tsbuildinfo`,
  ],
  "dead code": [`${bin}/knip`, "--no-progress", "--cache", "--cache-location", `${cache}/knip`],
  "ids of the specification": [process.execPath, "tools/checks/spec-ids.mjs"],
  settings: [process.execPath, "tools/checks/settings-schema.mjs"],
  "published names": [process.execPath, "tools/checks/published-names.mjs"],
  texts: [process.execPath, "tools/checks/texts.mjs"],
  "texts of JSX": [process.execPath, "tools/checks/jsx-text.mjs"],
  icons: [process.execPath, "tools/cli/stays.mjs", "icons", "--check"],
};

/**
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 */
async function runCheck(name, [command, ...args]) {
  const started = performance.now();
  const { isOk, output } = await capture(command, args);
  console.log(`${isOk ? "✓" : "✗"} ${name} (${seconds(performance.now() - started)})`);
  if (!isOk) console.log(output);
  // Notes fail nothing, but should be seen: texts that are still English.
  else for (const note of output.split("\n").filter((line) => line.startsWith("– "))) console.log(note);
  return isOk;
}

/** Runs checks in parallel. @throws ToolError naming those that failed */
export async function runChecks(commands = checks) {
  const results = await Promise.all(
    Object.entries(commands).map(async ([name, command]) => ({ name, isOk: await runCheck(name, command) })),
  );
  const failed = results.filter(({ isOk }) => !isOk).map(({ name }) => name);
  const counted = await lineCounts();
  if (counted) console.log(counted);
  if (failed.length > 0) throw new ToolError(`✗ check failed: ${failed.join(", ")}.`);
}

export const check = defineCommand({
  meta: {
    name: "check",
    description: `Everything that CI checks besides the tests.

Format, lint and import boundaries, types, dead code, the schema of the settings, published names, the ids of docs/spec,
the texts of all languages, texts beside elements in JSX, the icons, and what the built files need of browsers. Ends with
the lines and files of the code.`,
  },
  args: {},
  run: async () => {
    // npm test builds first, and compares then.
    const isBuilt = existsSync(path.join(root, "host/dist")) && existsSync(localBuilds);
    if (!isBuilt) console.log("– browser support: nothing is built (npm run build)");
    const support = /** @type {const} */ ([process.execPath, "tools/checks/browser-support.mjs"]);
    await runChecks(isBuilt ? { ...checks, "browser support": support } : checks);
  },
});

export const format = defineCommand({
  meta: { name: "format", description: "Formats all files, and mends what the linter can." },
  args: {},
  run: () => run("node_modules/.bin/biome", ["check", "--write", "."]),
});
