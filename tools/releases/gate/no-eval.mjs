import { readFile } from "node:fs/promises";
import path from "node:path";

/** Code that evaluates text. The page's content security policy would block it in the browser. */
const evaluation = /(?<![\w$.])eval\)?\s*\(|\bnew\s+Function\s*\(|(?<![\w$.])Function\s*\(\s*["'`]/;

/**
 * Checks that no script evaluates text as code.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
export async function checkNoEval({ folder, descriptor: { integrity } }) {
  const scripts = Object.keys(integrity).filter((file) => /\.c?js$/.test(file));
  const found = await Promise.all(
    scripts.map(async (file) => evaluation.exec(await readFile(path.join(folder, file), "utf8")) && file),
  );
  return found
    .filter((file) => file !== null)
    .map((file) => ({
      reason: `${file} contains eval or new Function, which the page's content security policy forbids`,
      remedy: "replace it with code, or replace the package that contains it",
    }));
}
