import { Hono } from "hono";
import sharp from "sharp";
import { fileCache } from "../images/file-cache.ts";
import type { Destination, NatureNames } from "../world/destinations/destination.ts";
import { geoAreas } from "../world/geo.ts";
import { spotOf, TILE_SIZE, type TileAddress } from "./mercator.ts";
import { overlayOf, type World } from "./overlay.ts";
import { reliefOf } from "./relief.ts";
import { type NamedPosition, roadsBetween } from "./road.ts";
import { terrainWith } from "./terrain.ts";

export interface TilesOptions {
  readonly cacheFolder: string;
  readonly destination: Destination;
  /** The villages on the map; the destination's areas by default. */
  readonly positions?: readonly NamedPosition[];
}

const TILES_AT_ONCE = 2;
const ZOOMS = { least: 3, most: 18 } as const;
/** Increment it when the drawing code changes: it invalidates cached tiles. */
const DRAWING = 5;

const areasOf = (destination: Destination): readonly NamedPosition[] =>
  geoAreas(destination).map(({ name, position }) => ({ name, ...position }));

function worldOf(positions: readonly NamedPosition[], natureNames: NatureNames): World {
  const spots = positions.map(({ name, latitude, longitude }) => ({ name, ...spotOf(latitude, longitude) }));
  const roads = roadsBetween(spots);
  return { terrain: terrainWith(roads), spots, roads, natureNames };
}

/** Parses `/{z}/{x}/{y}.png` at the end of a path; undefined outside the map. */
function addressOf(path: string): TileAddress | undefined {
  const [, z, x, y] = /\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.png$/.exec(path) ?? [];
  if (z === undefined || x === undefined || y === undefined) return undefined;
  const address = { zoom: Number(z), x: Number(x), y: Number(y) };
  const side = 2 ** address.zoom;
  const known = address.zoom >= ZOOMS.least && address.zoom <= ZOOMS.most;
  return known && address.x < side && address.y < side ? address : undefined;
}

function drawTile(world: World, address: TileAddress): Promise<Buffer> {
  const raw = { width: TILE_SIZE, height: TILE_SIZE, channels: 3 } as const;
  return sharp(reliefOf(world.terrain, address), { raw })
    .composite([{ input: Buffer.from(overlayOf(world, address)) }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The tile server; mount at `/tiles`. */
export function tilesApp({ cacheFolder, destination, positions = areasOf(destination) }: TilesOptions): Hono {
  const cache = fileCache(cacheFolder, TILES_AT_ONCE);
  const world = worldOf(positions, destination.natureNames);
  const app = new Hono();
  app.get("*", async (context) => {
    const address = addressOf(context.req.path);
    if (address === undefined) return context.text("No such tile", 404);
    const name = `${DRAWING}/${address.zoom}/${address.x}/${address.y}.png`;
    const content = await cache.get(name, () => drawTile(world, address));
    return context.body(new Uint8Array(content), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=604800",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
  return app;
}
