import subsetFont from "subset-font";

/** @param {string} ranges such as `20-7e,a0` @returns {string} all their characters */
const listCharacters = (ranges) =>
  ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");

/**
 * A loader of fonts that keeps the characters and weights in use. The address of a font names them:
 * `font.woff2?range=20-7e,a0&weight=400-700`; one weight makes a font of that weight alone.
 *
 * @this {import("@rspack/core").LoaderContext}
 * @param {Buffer} font
 * @returns {Promise<Buffer>} WOFF2
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls the default export of a loader
export default function fontLoader(font) {
  const query = new URLSearchParams(this.resourceQuery);
  const [min = 400, max = min] = (query.get("weight") ?? "").split("-").map(Number);
  return subsetFont(font, listCharacters(query.get("range") ?? ""), {
    targetFormat: "woff2",
    variationAxes: { wght: min === max ? min : { min, max } },
  });
}

/** A font is binary. */
export const raw = true;
