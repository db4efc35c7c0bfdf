import { Hono } from "hono";
import sharp from "sharp";
import { fileCache } from "../images/file-cache.ts";
import { type Destination, geoAreas } from "../world/destination.ts";
import { getCorner, kilometresPerPixel, TILE_SIZE, type TileAddress, toSpot } from "./mercator.ts";
import { drawOverlay, type MapContent } from "./overlay.ts";
import { roadsBetween, type Terrain, terrainWith } from "./terrain.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Colours of meadow, forest, fell and bare tops, the lowest first. */
const BANDS: readonly Colour[] = [
  [226, 236, 222],
  [216, 230, 214],
  [206, 224, 208],
  [214, 228, 210],
  [222, 232, 218],
  [230, 236, 226],
  [238, 241, 234],
  [246, 246, 244],
];
const BAND_METRES = 90;
const LOWEST = 430;
const WATER: Colour = [189, 217, 228];
const SHORE: Colour = [127, 176, 207];
const LINE: Colour = [92, 132, 106];
const STEP = 2;
const SIDE = TILE_SIZE / STEP + 3;

/** Metres between two contour lines, up to a zoom level. */
const INTERVALS = [
  { zoom: 9, metres: 180 },
  { zoom: 11, metres: 90 },
  { zoom: 13, metres: 30 },
  { zoom: 15, metres: 15 },
  { zoom: 16, metres: 7.5 },
] as const;
/** Metres between two contour lines at the closest zoom levels. */
const SMALLEST_INTERVAL = 3;

const intervalAt = (zoom: number): number =>
  INTERVALS.find((interval) => zoom <= interval.zoom)?.metres ?? SMALLEST_INTERVAL;

/** Forms narrower than some pixels would only be noise. */
const octavesAt = (zoom: number) => Math.max(3, Math.min(7, zoom - 6));

const blend = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** 1 on a line, 0 a pixel away from it, at any slope. */
const lineStrength = (away: number, slope: number, width: number) =>
  Math.max(0, Math.min(1, width / 2 + 0.5 - away / Math.max(slope, 1e-9)));

/** Returns land, lakes and contour lines of a tile as RGB pixels. */
function drawRelief(terrain: Terrain, address: TileAddress): Buffer {
  const { zoom } = address;
  const corner = getCorner(address);
  const scale = kilometresPerPixel(zoom);
  const octaves = octavesAt(zoom);
  const heights = new Float64Array(SIDE * SIDE);
  const waters = new Float64Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const spot = { x: corner.x + (column - 1) * STEP * scale, y: corner.y + (row - 1) * STEP * scale };
      heights[row * SIDE + column] = terrain.heightAt(spot, octaves);
      waters[row * SIDE + column] = terrain.waterAt(spot, octaves);
    }
  }
  const interval = intervalAt(zoom);
  const pixels = Buffer.alloc(TILE_SIZE * TILE_SIZE * 3);
  for (let y = 0; y < TILE_SIZE; y++) {
    for (let x = 0; x < TILE_SIZE; x++) {
      pixels.set(
        getShade(sampleAt(heights, x, y), sampleAt(waters, x, y), interval).map(Math.round),
        (y * TILE_SIZE + x) * 3,
      );
    }
  }
  return pixels;
}

interface Sample {
  readonly value: number;
  /** Change of the value per pixel. */
  readonly slope: number;
}

function sampleAt(grid: Float64Array, x: number, y: number): Sample {
  const column = Math.floor(x / STEP) + 1;
  const row = Math.floor(y / STEP) + 1;
  const across = (x % STEP) / STEP;
  const down = (y % STEP) / STEP;
  const at = (dx: number, dy: number) => grid[(row + dy) * SIDE + column + dx] ?? 0;
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
  const value = (a * (1 - across) + b * across) * (1 - down) + (c * (1 - across) + d * across) * down;
  const dx = (at(1, 0) - at(-1, 0)) / (2 * STEP);
  const dy = (at(0, 1) - at(0, -1)) / (2 * STEP);
  return { value, slope: Math.hypot(dx, dy) };
}

function getShade(height: Sample, water: Sample, interval: number): Colour {
  if (water.value > 0) return blend(WATER, SHORE, lineStrength(water.value, water.slope, 1.2));
  const position = Math.max(0, Math.min(BANDS.length - 1, (height.value - LOWEST) / BAND_METRES));
  const land = BANDS[Math.floor(position)] ?? WATER;
  const nearest = Math.round((height.value - LOWEST) / interval);
  const away = Math.abs(height.value - LOWEST - nearest * interval);
  const strong = nearest % 5 === 0;
  const line = lineStrength(away, height.slope, 1) * (strong ? 0.42 : 0.2);
  return blend(blend(land, LINE, line), SHORE, lineStrength(-water.value, water.slope, 1));
}

const ZOOMS = { least: 3, most: 18 } as const;
/** Increment it when the drawing code changes: it invalidates cached tiles. */
const DRAWING = 6;

function mapContent(destination: Destination): MapContent & { readonly terrain: Terrain } {
  const spots = geoAreas(destination).map(({ name, position: { latitude, longitude } }) => ({
    name,
    ...toSpot(latitude, longitude),
  }));
  const roads = roadsBetween(spots);
  return { terrain: terrainWith(roads), spots, roads };
}

/** Parses `/{z}/{x}/{y}.png` at the end of a path; undefined outside the map. */
function parseAddress(path: string): TileAddress | undefined {
  const [, z, x, y] = /\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.png$/.exec(path) ?? [];
  if (z === undefined || x === undefined || y === undefined) return undefined;
  const address = { zoom: Number(z), x: Number(x), y: Number(y) };
  const side = 2 ** address.zoom;
  const known = address.zoom >= ZOOMS.least && address.zoom <= ZOOMS.most;
  return known && address.x < side && address.y < side ? address : undefined;
}

function drawTile(content: ReturnType<typeof mapContent>, address: TileAddress): Promise<Buffer> {
  const raw = { width: TILE_SIZE, height: TILE_SIZE, channels: 3 } as const;
  return sharp(drawRelief(content.terrain, address), { raw })
    .composite([{ input: Buffer.from(drawOverlay(content, address)) }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The tile server; mount at `/tiles`. The areas of the destination are the villages on the map. */
export function tilesApp(destination: Destination, cacheFolder: string): Hono {
  const cache = fileCache(cacheFolder);
  const map = mapContent(destination);
  const app = new Hono();
  app.get("*", async (context) => {
    const address = parseAddress(context.req.path);
    if (address === undefined) return context.text("No such tile", 404);
    const name = `${DRAWING}/${address.zoom}/${address.x}/${address.y}.png`;
    const content = await cache.get(name, () => drawTile(map, address), context.req.raw.signal);
    if (content === null) return context.text("Nobody waits for it any more", 503);
    return context.body(new Uint8Array(content), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=604800",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
  return app;
}
