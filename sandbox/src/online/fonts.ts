import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The two font families of the product, with the letters of every language of the site. */
const FAMILIES = {
  "schibsted-grotesk": "Schibsted Grotesk Variable",
  "familjen-grotesk": "Familjen Grotesk Variable",
} as const;
type Family = keyof typeof FAMILIES;

const isFamily = (name: string): name is Family => Object.hasOwn(FAMILIES, name);

/** Returns the @font-face rules, with URLs below the mount path. */
export function fontFaces(root: string): string {
  return Object.entries(FAMILIES)
    .map(
      ([file, family]) =>
        `@font-face { font-family: "${family}"; font-weight: 400 900; font-display: swap; src: url("${root}/fonts/${file}.woff2") format("woff2"); }`,
    )
    .join("\n");
}

/**
 * Reads fonts from their packages, each once.
 *
 * @param root a folder from which the packages can be resolved
 * @returns a reader by family, `schibsted-grotesk`; undefined for an unknown family
 */
export function fontReader(
  root: string = join(process.cwd(), "sandbox"),
): (family: string) => Promise<Uint8Array<ArrayBuffer>> | undefined {
  const { resolve } = createRequire(join(root, "package.json"));
  const read = new Map<Family, Promise<Uint8Array<ArrayBuffer>>>();
  return (family) => {
    if (!isFamily(family)) return undefined;
    const path = () => resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
    const known = read.get(family) ?? readFile(path()).then((bytes) => new Uint8Array(bytes));
    read.set(family, known);
    return known;
  };
}
