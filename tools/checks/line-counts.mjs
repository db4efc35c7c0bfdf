import { capture } from "../steps/command.mjs";

/** @typedef {Record<"product" | "tools" | "tests", { lines: number, files: number }>} Counts */

/** @param {string} file @returns {keyof Counts} */
function partOf(file) {
  if (/\.(?:test|spec|fixture|object-store)\.|^e2e\//.test(file)) return "tests";
  return file.startsWith("tools/") ? "tools" : "product";
}

/**
 * Counts the lines and files of code that is not generated.
 *
 * @param {string | null} tag null = the working copy
 * @returns {Promise<Counts>}
 */
async function countsOf(tag) {
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
    const part = counts[partOf(file)];
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
export async function lineCounts() {
  if (!(await capture("git", ["rev-parse", "--git-dir"])).isOk) return null;
  const described = await capture("git", ["describe", "--tags", "--abbrev=0"]);
  const tag = described.isOk ? described.output.trim() : null;
  const [now, before] = [await countsOf(null), tag === null ? null : await countsOf(tag)];
  const parts = /** @type {(keyof Counts)[]} */ (Object.keys(now)).map((part) => {
    const { lines, files } = now[part];
    const earlier = before ? ` (${tag}: ${before[part].lines} in ${before[part].files})` : "";
    return `${part} ${lines} lines in ${files} files${earlier}`;
  });
  return parts.join(", ");
}
