import { existsSync } from "node:fs";
import path from "node:path";
import { readTexts, textProblems } from "../../texts/text-problems.mjs";

/**
 * Checks that the texts of a release are complete in all of its languages.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
export function checkTexts({ sources }) {
  const folder = path.join(sources, "texts");
  if (!existsSync(folder)) return [];
  return textProblems(readTexts(folder)).map((problem) => ({
    reason: `texts/${problem}.`,
    remedy: "Give every language the keys, plural forms and placeholders of English.",
  }));
}
