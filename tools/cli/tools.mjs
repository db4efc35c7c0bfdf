import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../steps/root.mjs";

/**
 * A tool of the repository.
 *
 * @typedef {object} Tool
 * @property {string} name of the npm script and of the command
 * @property {string} file from the root
 * @property {string} description the first sentence of its help
 */

/** The first sentence of a tool's help, below its usage. @param {string} source */
function firstSentence(source) {
  const help = /const help = `[^\n]*\n\n([\s\S]*?)`;/.exec(source)?.[1] ?? "";
  const [sentence = ""] = help.replace(/\s+/g, " ").split(/(?<=[.:]) /);
  return sentence.replace(/[.:]$/, "");
}

/** All tools: the npm scripts of the root that run a file of `tools/`. @returns {readonly Tool[]} */
export function tools() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return Object.entries(scripts).flatMap(([name, script]) => {
    const file = /^node (tools\/\S+\.mjs)$/.exec(script)?.[1];
    if (!file) return [];
    return [{ name, file, description: firstSentence(readFileSync(path.join(root, file), "utf8")) }];
  });
}
