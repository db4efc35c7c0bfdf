/** A class name of a CSS module: app, name and hash of the file. */
const CLASS_NAME = /\b(?:host|mf_[a-z]+)-\w+-[\w-]{6}/g;

/**
 * Characters of a script that come from the same source.
 *
 * @typedef {{ readonly source: string, readonly text: string }} Segment
 */

/**
 * Cuts a script into segments. Characters between two positions of the source map belong to the first.
 *
 * @param {string} script
 * @param {import("node:module").SourceMap} map
 * @returns {readonly Segment[]}
 */
export function segmentsOf(script, map) {
  /** @type {{ source: string, text: string }[]} */
  const segments = [];
  for (const [line, text] of script.split(/(?<=\n)/).entries())
    for (let column = 0; column < text.length; column += 1) {
      /** @type {{ originalSource?: string }} nothing before the first position */
      const { originalSource: source = "" } = map.findEntry(line, column);
      const last = segments.at(-1);
      if (last?.source === source) last.text += text[column];
      else segments.push({ source, text: text[column] ?? "" });
    }
  return segments;
}

/**
 * Splits a script into the text of a feature's own sources and the text of all others.
 *
 * @param {readonly Segment[]} segments
 * @param {(source: string) => boolean} isOwn
 * @returns {{ own: string, rest: string }}
 */
export function splitSegments(segments, isOwn) {
  /** @param {boolean} wanted */
  const textOf = (wanted) =>
    segments
      .filter(({ source }) => isOwn(source) === wanted)
      .map(({ text }) => text)
      .join("");
  return { own: textOf(true), rest: textOf(false) };
}

/**
 * The class names of CSS modules that only the feature's own sources name.
 *
 * @param {readonly { own: string, rest: string }[]} scripts
 * @returns {readonly string[]}
 */
export function ownClassNames(scripts) {
  const others = new Set(scripts.flatMap(({ rest }) => rest.match(CLASS_NAME) ?? []));
  const names = scripts.flatMap(({ own }) => own.match(CLASS_NAME) ?? []);
  return [...new Set(names)].filter((name) => !others.has(name));
}
