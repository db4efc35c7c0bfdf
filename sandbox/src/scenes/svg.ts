export type Point = readonly [x: number, y: number];

/** One decimal is all a 1600-pixel plate can show, and halves the size of a drawing. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data and transforms with their numbers shortened: d`M${x} ${y}h10`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? "";
    return text + (typeof value === "number" ? short(value) : value) + part;
  });
}

export const opacity = (share: number): string => ` opacity="${Math.round(share * 100) / 100}"`;

export const trace = (points: readonly Point[]): string => points.map(([x, y]) => d`${x} ${y}`).join("L");

export const polygon = (points: readonly Point[], fill: string, more = ""): string =>
  `<path d="M${trace(points)}Z" fill="${fill}"${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

export const rounded = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  more = "",
): string =>
  d`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  d`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;

export const shape = (path: string, fill: string, more = ""): string =>
  `<path d="${path}" fill="${fill}"${more}/>`;

export const stroke = (path: string, colour: string, width: number, more = ""): string =>
  d`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** What is drawn around 0,0, put in its place. */
export const placed = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="${d`translate(${x} ${y})`} scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;

/** The same, seen in a mirror when it faces left. */
export const facing = (x: number, y: number, scale: number, left: boolean, content: string): string => {
  const size = Math.round(scale * 1000) / 1000;
  return `<g transform="${d`translate(${x} ${y})`} scale(${left ? -size : size} ${size})">${content}</g>`;
};

/** Draws once for each number from 0. */
export const repeat = (times: number, draw: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => draw(index)).join("");
