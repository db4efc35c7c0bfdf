import {
  distance,
  getCorner,
  kilometresPerPixel,
  type Spot,
  TILE_SIZE,
  type TileAddress,
} from "./mercator.ts";
import { type NamedSpot, pointsAlong, type Road } from "./terrain.ts";

/** Zoom level from which most windows contain no village, so that its name is repeated around it. */
const DISTRICT_ZOOM = 15;

/** Distance between the names, in pixels: a phone shows at least one. */
const COLUMN = 352;
const ROW = 300;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns a staggered grid of names within bounds, each that of the nearest village. No name is beside the
 * village's own label.
 *
 * @param scale kilometres per pixel
 */
function districtNames(
  villages: readonly NamedSpot[],
  { left, right, top, bottom }: Bounds,
  scale: number,
): readonly NamedSpot[] {
  const [width, height] = [COLUMN * scale, ROW * scale];
  const names: NamedSpot[] = [];
  for (let row = Math.floor(top / height); row <= Math.ceil(bottom / height); row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = Math.floor(left / width) - 1; column <= Math.ceil(right / width); column++) {
      const spot = { x: (column + shift) * width, y: row * height };
      const [nearest] = [...villages].sort((one, other) => distance(one, spot) - distance(other, spot));
      if (nearest && distance(nearest, spot) > height / 2) names.push({ ...spot, name: nearest.name });
    }
  }
  return names;
}

/** The data of everything drawn over the relief. */
export interface MapContent {
  readonly spots: readonly NamedSpot[];
  readonly roads: readonly Road[];
}

/**
 * Maximum extent of labels beyond their position; a tile also draws those of its neighbours, so that none is
 * cut.
 */
const REACH = 160;
const ROAD_STEPS = 48;
/** Whether the names of two villages would be drawn over each other; the later one of the list is left out. */
const isOver = (one: Spot, other: Spot) => Math.abs(one.x - other.x) < 70 && Math.abs(one.y - other.y) < 14;

const short = (value: number) => String(Math.round(value * 10) / 10);

/** A name without the part in another script: a server without such a font would draw boxes. */
const latin = (name: string) => name.replace(/[^\p{Script=Latin}\p{Script=Common}]/gu, "").trim() || name;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns roads and names of a tile as SVG. */
export function drawOverlay(world: MapContent, address: TileAddress): string {
  const { zoom } = address;
  const scale = kilometresPerPixel(zoom);
  const corner = getCorner(address);
  const pixel = ({ x, y }: Spot): Spot => ({ x: (x - corner.x) / scale, y: (y - corner.y) / scale });
  const isNear = (spot: Spot, reach: number) => {
    const { x, y } = pixel(spot);
    return x > -reach && y > -reach && x < TILE_SIZE + reach && y < TILE_SIZE + reach;
  };
  const path = (line: readonly Spot[]) =>
    `M${line
      .map((spot) => pixel(spot))
      .map(({ x, y }) => `${short(x)} ${short(y)}`)
      .join("L")}`;
  const d = zoom >= 6 ? world.roads.map((road) => path(pointsAlong(road, ROAD_STEPS))).join("") : "";
  const roadSvg = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const width = zoom < 9 ? 1.2 : zoom < 12 ? 2.4 : 4.5;
  const layers = d === "" ? [names()] : [roadSvg("#b9a888", width + 1.6), roadSvg("#fffdf7", width), names()];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}">${layers.join("")}</svg>`;

  function names(): string {
    const margin = REACH * scale;
    const bounds = {
      left: corner.x - margin,
      right: corner.x + TILE_SIZE * scale + margin,
      top: corner.y - margin,
      bottom: corner.y + TILE_SIZE * scale + margin,
    };
    const label = (spot: NamedSpot, colour: string, style: string, down: number) => {
      const { x, y } = pixel(spot);
      return `<text x="${short(x)}" y="${short(y + down)}" text-anchor="middle" fill="${colour}" stroke="#ffffff" stroke-opacity=".8" stroke-width="3" paint-order="stroke" font-family="Schibsted Grotesk, DejaVu Sans, Liberation Sans, sans-serif" ${style}>${escaped(latin(spot.name))}</text>`;
    };
    const districts = zoom >= DISTRICT_ZOOM ? districtNames(world.spots, bounds, scale) : [];
    const isFirst = (spot: NamedSpot, index: number) =>
      !world.spots.slice(0, index).some((other) => isOver(pixel(spot), pixel(other)));
    const shown = zoom >= 7 ? world.spots.filter(isFirst).filter((spot) => isNear(spot, REACH)) : [];
    // Below the cluster of the place's stays.
    const down = zoom < 11 ? 36 : 18;
    return [
      ...districts.map((spot) => label(spot, "#5d7468", 'font-size="12" letter-spacing="1"', 0)),
      ...shown.map((spot) =>
        label(spot, "#22352c", `font-size="${zoom < 9 ? 11 : 13}" font-weight="600"`, down),
      ),
    ].join("");
  }
}
