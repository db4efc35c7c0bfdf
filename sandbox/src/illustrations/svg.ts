/** A point on the plate, in pixels from its left and upper edge. */
export type Point = readonly [x: number, y: number];

/** Rounds to one decimal: more is invisible on a 1600-pixel plate and doubles the size of a drawing. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data and transforms with rounded numbers: d`M${x} ${y}h10`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? "";
    return text + (typeof value === "number" ? short(value) : value) + part;
  });
}

/** An opacity attribute; the share is from 0, invisible, to 1. */
export const opacity = (share: number): string => ` opacity="${Math.round(share * 100) / 100}"`;

/** Path data of a line through points, without the move to its first. */
export const trace = (points: readonly Point[]): string => points.map(([x, y]) => d`${x} ${y}`).join("L");

/** A filled polygon. `more` is further attributes, here and below. */
export const polygon = (points: readonly Point[], fill: string, more = ""): string =>
  `<path d="M${trace(points)}Z" fill="${fill}"${more}/>`;

/** A rectangle from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

/** A rectangle with rounded corners. */
export const rounded = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  more = "",
): string =>
  d`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;

/** A circle by its centre. */
export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  d`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;

/** An ellipse by its centre. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;

/** A filled path. */
export const shape = (path: string, fill: string, more = ""): string =>
  `<path d="${path}" fill="${fill}"${more}/>`;

/** A stroked path with round ends. */
export const stroke = (path: string, colour: string, width: number, more = ""): string =>
  d`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** Moves and scales content that is drawn around 0,0. */
export const placed = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="${d`translate(${x} ${y})`} scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;

/** The same, mirrored when it faces left. */
export const facing = (x: number, y: number, scale: number, left: boolean, content: string): string => {
  const size = Math.round(scale * 1000) / 1000;
  return `<g transform="${d`translate(${x} ${y})`} scale(${left ? -size : size} ${size})">${content}</g>`;
};

/** Draws once per number, from 0. */
export const repeat = (times: number, draw: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => draw(index)).join("");
