import { readFileSync } from "node:fs";
import path from "node:path";
import { pnpm } from "../support/install.mjs";
import { root } from "../support/root.mjs";

/**
 * The licence policy for packages.
 *
 * @typedef {object} LicenceRules
 * @property {readonly string[]} allowed as SPDX ids
 * @property {readonly { packages: string, licence: string, reason: string }[]} exceptions `packages` is a
 *   regular expression of names
 */

/**
 * Whether an SPDX expression without nesting is satisfied: one side of each `OR`, both sides of each `AND`.
 *
 * @param {string} expression
 * @param {(licence: string) => boolean} isAllowed
 */
const isMet = (expression, isAllowed) =>
  expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((side) => side.split(" AND ").every((licence) => isAllowed(licence.trim())));

/**
 * Packages whose licence is neither allowed nor a recorded exception, and exceptions that no package needs.
 *
 * @param {Readonly<Record<string, readonly { name: string }[]>>} found packages by their licence, as `pnpm licenses`
 *   lists them
 * @param {LicenceRules} rules
 * @returns {string[]}
 */
export function licenceProblems(found, { allowed, exceptions }) {
  const packages = Object.entries(found).flatMap(([licence, list]) =>
    list.map(({ name }) => ({ name, licence })),
  );
  /** @param {{ name: string, licence: string }} used @param {LicenceRules["exceptions"][number]} exception */
  const isCovered = ({ name, licence }, exception) =>
    exception.licence === licence && new RegExp(exception.packages).test(name);
  const refused = packages.filter(
    (used) =>
      !isMet(used.licence, (licence) => allowed.includes(licence)) &&
      !exceptions.some((exception) => isCovered(used, exception)),
  );
  const needless = exceptions.filter((exception) => !packages.some((used) => isCovered(used, exception)));
  return [
    ...refused.map(
      ({ name, licence }) =>
        `${name} has the licence ${licence}, which is not allowed: use another package, or record an exception in tools/checks/licences.json with its reason`,
    ),
    ...needless.map(({ packages: names }) => `no package needs the exception ${names}: remove it`),
  ];
}

if (import.meta.filename === process.argv[1]) {
  const rules = JSON.parse(readFileSync(path.join(root, "tools/checks/licences.json"), "utf8"));
  const problems = licenceProblems(JSON.parse(await pnpm("licenses", "list", "-r", "--json")), rules);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
