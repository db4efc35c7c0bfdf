import { geoAreas } from "../world/destination.ts";
import { destinations } from "../world/destinations.ts";
import { TILE_SIZE, toSpot } from "./mercator.ts";
import { drawOverlay } from "./overlay.ts";

const { hallefjall } = destinations;
const spots = geoAreas(hallefjall).map(({ name, position }) => ({
  name,
  ...toSpot(position.latitude, position.longitude),
}));
const world = { spots, roads: [] };

/** Names of a tile, without those of its neighbours that only reach into it. */
function readNames(zoom: number, x: number, y: number): readonly (string | undefined)[] {
  const texts = [
    ...drawOverlay(world, { zoom, x, y }).matchAll(/<text x="(.*?)" y="(.*?)".*?>(.*?)<\/text>/g),
  ];
  const isWithin = (value: string | undefined) => Number(value) >= 0 && Number(value) < TILE_SIZE;
  return texts.filter(([, left, top]) => isWithin(left) && isWithin(top)).map(([, , , name]) => name);
}

test.each([17, 18])("MP-04 the map of a stay names its surroundings at zoom %i", (zoom) => {
  const side = 2 ** (zoom - 14);
  const [column, row] = [8790 * side, 4650 * side];
  const villages = spots.map(({ name }) => name);
  // Two by four tiles are less than a phone shows.
  const names = [0, 1].flatMap((x) => [0, 1, 2, 3].flatMap((y) => readNames(zoom, column + x, row + y)));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(villages).toContain(name);
});
