import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pairingChecks } from "@stays/releases";
import { readTexts, textProblems } from "../../texts/text-problems.mjs";
import { checkModuleExports } from "./module-exports.mjs";
import { checkSizeBudget } from "./size-budget.mjs";
import { checkTypes } from "./types.mjs";

/**
 * Checks that the texts of a release are complete in all of its languages.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
function checkTexts({ sources }) {
  const folder = path.join(sources, "texts");
  if (!existsSync(folder)) return [];
  return textProblems(readTexts(folder)).map((problem) => ({
    reason: `texts/${problem}.`,
    remedy: "Give every language the keys, plural forms and placeholders of English.",
  }));
}

/** Code that evaluates text. The page's content security policy would block it in the browser. */
const evaluation = /(?<![\w$.])eval\)?\s*\(|\bnew\s+Function\s*\(|(?<![\w$.])Function\s*\(\s*["'`]/;

/**
 * Checks that no script evaluates text as code.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
async function checkNoEval({ folder, descriptor: { integrity } }) {
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

/** @type {Readonly<Record<string, import("./candidate.mjs").GateCheck>>} */
const checks = {
  ...pairingChecks,
  "the exports of its modules": checkModuleExports,
  "its size": checkSizeBudget,
  "its scripts": checkNoEval,
  "what it bundles": checkBundledCopies,
  "its texts": checkTexts,
  "its types": checkTypes,
};

/**
 * The checks of a built release that need no browser.
 *
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {import("./run-checks.mjs").Checks}
 */
export const listChecks = (candidate) =>
  Object.fromEntries(
    Object.entries(checks).map(([about, check]) => [about, (signal) => check(candidate, signal)]),
  );

/** The packages that each shared module wraps: a second copy has a context, cache or router of its own. */
const wrapped = {
  react: ["react"],
  "react-dom": ["react-dom", "scheduler"],
  "@stays/contract": [
    ...["@tanstack/react-query", "@tanstack/query-core"],
    ...["react-router-dom", "react-router", "@remix-run/router"],
  ],
  "@stays/texts": ["i18next", "react-i18next"],
  "@stays/map": ["leaflet", "react-leaflet", "@react-leaflet/core"],
};
const facadeOf = new Map(
  Object.entries(wrapped).flatMap(([facade, packages]) => packages.map((name) => [name, facade])),
);

/** The package of a source file, as in `../node_modules/.pnpm/i18next@1/node_modules/i18next/dist/i18next.js`. */
const findPackage = (/** @type {string} */ source) =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? "";

/**
 * Checks that no script has a copy of a library that the host shares. Such a copy works until it is used: its
 * components find no provider of the host. The source maps name what is in a script.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
async function checkBundledCopies({ folder, descriptor: { exposes } }) {
  const maps = (await readdir(path.join(folder, "maps"), { recursive: true })).filter((file) =>
    file.endsWith(".map"),
  );
  // Scripts of texts alone have no map. Those of pages and slots have one.
  const without = Object.values(exposes)
    .flatMap(({ js }) => js)
    .find((file) => !maps.includes(`${path.normalize(file)}.map`));
  if (without !== undefined) throw new Error(`${without} has no source map`);
  const sources = maps.map(
    async (file) => JSON.parse(await readFile(path.join(folder, "maps", file), "utf8")).sources,
  );
  const bundled = new Set((await Promise.all(sources)).flat().map(findPackage));
  return [...bundled].flatMap((name) => {
    const facade = facadeOf.get(name);
    return facade === undefined
      ? []
      : [
          {
            reason: `it bundles a copy of ${name}, which the host shares as ${facade}`,
            remedy: `import ${facade === name ? `${name} in the version that the host shares` : `from ${facade}`}; npm ls ${name} says which package brings the copy`,
          },
        ];
  });
}
