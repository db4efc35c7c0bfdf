import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pnpm } from "../support/install.mjs";

/** The deployed packages: the host, and the remotes with what they bundle. */
const SHIPPED = ["--prod", "--filter", "@stays/host", "--filter", "./mf-*"];

/** @param {string} folder of a package @returns {Promise<string>} the text of its licence file, or nothing */
async function licenceText(folder) {
  const file = (await readdir(folder)).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file === undefined ? "" : (await readFile(path.join(folder, file), "utf8")).trim();
}

/**
 * The licence notices of all packages in the host and the remotes.
 *
 * @returns {Promise<string>}
 */
export async function thirdPartyNotices() {
  /** @type {Readonly<Record<string, readonly { name: string, versions: string[], paths: string[], homepage?: string }[]>>} */
  const found = JSON.parse(await pnpm("licenses", "list", "-r", "--json", ...SHIPPED));
  const packages = Object.entries(found).flatMap(([licence, list]) =>
    list.map((one) => ({ ...one, licence })),
  );
  const notices = packages
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(async ({ name, versions, paths, homepage = "", licence }) => {
      const texts = await Promise.all(paths.map(licenceText));
      return [`${name} ${versions.join(", ")}`, licence, homepage, "", ...new Set(texts)].join("\n").trim();
    });
  return `${(await Promise.all(notices)).join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/**
 * The software bill of materials, as CycloneDX.
 *
 * @returns {Promise<string>}
 */
export const softwareBill = () =>
  pnpm(
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--sbom-spec-version",
    "1.6",
    "--sbom-type",
    "application",
    ...SHIPPED,
  );
