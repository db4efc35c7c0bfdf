import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { sourceFiles } from "../steps/source-files.mjs";

/** Properties and values that name a side of the screen instead of the start or end of a line. */
const PHYSICAL =
  /^\s*((?:(?:margin|padding|scroll-margin|scroll-padding)-|border-(?:(?:top|bottom)-)?)?(?:left|right)\b[\w-]*\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|[\w-]+\s*:.*\bto (?:left|right)\b)/;

/** A shorthand of four sides; those with the same value left and right are the same in both directions. */
const FOUR_SIDES = /^\s*((?:margin|padding|inset|scroll-margin|scroll-padding)\s*:\s*\S+ (\S+) \S+ (\S+));$/;

/**
 * Declarations that would stay on their side of the screen in a language that is written from right to left.
 *
 * @param {string} stylesheet
 * @returns {readonly { readonly line: number, readonly found: string }[]}
 */
export const physicalDeclarations = (stylesheet) =>
  stylesheet.split("\n").flatMap((text, index) => {
    const [, side] = PHYSICAL.exec(text) ?? [];
    // A function has spaces of its own: `calc(1px + 2px)` is one value.
    const [, sides, right, left] = FOUR_SIDES.exec(text.replaceAll(/\([^()]*\)/g, "()")) ?? [];
    const found = side ?? (right === left ? undefined : sides);
    return found === undefined ? [] : [{ line: index + 1, found: found.trim() }];
  });

if (import.meta.filename === process.argv[1]) {
  const stylesheets = sourceFiles().filter(
    (file) => file.endsWith(".css") && !file.startsWith("docs/") && existsSync(path.join(root, file)),
  );
  for (const file of stylesheets) {
    for (const { line, found } of physicalDeclarations(readFileSync(path.join(root, file), "utf8"))) {
      console.error(`${file}:${line}: "${found}" is not mirrored: use start and end, inline and block`);
      process.exitCode = 1;
    }
  }
}
