/** @typedef {readonly [tag: string, attributes: Readonly<Record<string, string>>]} Shape of an SVG drawing */

/** @param {Readonly<Record<string, string>>} circle */
const circlePath = ({ cx, cy, r }) => {
  const radius = Number(r);
  return `M${Number(cx) - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
};

/** @param {Readonly<Record<string, string>>} rectangle */
const rectanglePath = ({ x = "0", y = "0", width, height, rx = "0" }) => {
  const [radius, across, down] = [
    Number(rx),
    Number(width) - 2 * Number(rx),
    Number(height) - 2 * Number(rx),
  ];
  /** @param {number} dx @param {number} dy */
  const corner = (dx, dy) => (radius > 0 ? `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}` : "");
  return `M${Number(x) + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
};

/** @type {Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => string>>} */
const PATHS = {
  // A leading "m" is relative to the origin. In a joined path it would be relative to the end of the path
  // before it.
  path: ({ d = "" }) => (d.startsWith("m") ? `M0 0${d}` : d),
  circle: circlePath,
  rect: rectanglePath,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
};

/** Half of the icons' stroke width. The stroke fills a dot of at most this radius. */
const HALF_LINE = 0.875;

/**
 * @param {string} name
 * @param {Readonly<Record<string, string>>} attributes whether it has no visible effect
 */
const isIdle = (name, { r }) => name === "key" || (name === "fill" && Number(r) <= HALF_LINE);

/** @type {Readonly<Record<string, readonly string[]>>} */
const KNOWN = {
  path: ["d"],
  circle: ["cx", "cy", "r"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
};

/**
 * Merges stroked shapes into the data of one path with the same strokes.
 *
 * @param {readonly Shape[]} shapes
 * @throws {Error} naming the shape or attribute that it cannot draw
 */
export function pathOfShapes(shapes) {
  return shapes
    .map(([tag, attributes]) => {
      const draw = PATHS[tag];
      if (!draw) throw new Error(`no path for <${tag}>`);
      const strange = Object.keys(attributes).find(
        (name) => !isIdle(name, attributes) && !KNOWN[tag]?.includes(name),
      );
      if (strange) throw new Error(`no path for ${strange} of <${tag}>`);
      return draw(attributes);
    })
    .join("");
}
