import { destinations } from "../world/destinations/destinations.ts";
import { geoAreas } from "../world/geo.ts";
import { spotOf } from "./mercator.ts";
import { overlayOf } from "./overlay.ts";
import { roadsBetween } from "./road.ts";
import { terrainWith } from "./terrain.ts";
import { liftsOf, PISTE_COLOURS } from "./trail.ts";

describe.each(Object.entries(destinations))("the map of %s", (_, destination) => {
  const spots = geoAreas(destination).map(({ name, position }) => ({
    name,
    ...spotOf(position.latitude, position.longitude),
  }));
  const roads = roadsBetween(spots);
  const terrain = terrainWith(roads);
  const world = { terrain, spots, roads, natureNames: destination.natureNames };
  const [village] = geoAreas(destination);
  if (!village) throw new Error("The destination has no village.");

  const tileAt = (zoom: number) => {
    const side = 2 ** zoom;
    const { latitude, longitude } = village.position;
    const angle = (latitude * Math.PI) / 180;
    const y = ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * side;
    return { zoom, x: Math.floor(((longitude + 180) / 360) * side), y: Math.floor(y) };
  };

  test("lifts lead uphill and reach no water", () => {
    const hills = spots.map((spot) => ({ spot, ...liftsOf(spot, terrain) }));
    const uphill = hills.filter(
      ({ spot, lifts }) =>
        lifts.every((lift) => lift.every((end) => terrain.waterAt(end, 5) < 0)) &&
        lifts.some(([, top]) => top && terrain.heightAt(top, 4) > terrain.heightAt(spot, 4)),
    );
    // A village on a spit of land has water or a descent on every side.
    expect(uphill.length).toBeGreaterThan(hills.length * 0.8);
  });

  test.each([12, 13])("zoom %i has pistes in their colours and lifts with strokes across", (zoom) => {
    const drawn = overlayOf(world, tileAt(zoom));
    const coloured = PISTE_COLOURS.filter((colour) =>
      drawn.includes(`stroke="${colour}" stroke-width="1.6"`),
    );
    expect(coloured.length).toBeGreaterThanOrEqual(2);
    const strokes = drawn.match(/<path d="([^"]*)"[^>]*stroke-width="1.4"/)?.[1] ?? "";
    expect(strokes.split("M").length).toBeGreaterThan(6);
  });

  test.each([7, 8, 9])("no two names of villages overlap at zoom %i", (zoom) => {
    const bold = /<text x="(.*?)" y="(.*?)"[^>]*font-weight="600"/g;
    const places = [...overlayOf(world, tileAt(zoom)).matchAll(bold)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const isOver = ([x = 0, y = 0]: number[], [left = 0, top = 0]: number[]) =>
      Math.abs(x - left) < 60 && Math.abs(y - top) < 13;
    expect(places.length).toBeGreaterThan(0);
    for (const one of places) expect(places.filter((other) => isOver(one, other))).toEqual([one]);
  });

  test("no two names of nature overlap", () => {
    const { x, y } = tileAt(11);
    const texts = [-2, -1, 0, 1, 2].flatMap((column) =>
      [
        ...overlayOf(world, { zoom: 11, x: x + column, y }).matchAll(/<text x="(.*?)" y="(.*?)"[^>]*italic/g),
      ].map(([, left, top]) => ({ left: Number(left) + column * 256, top: Number(top) })),
    );
    // A tile also draws the names of its neighbours, at the same place.
    const places = [
      ...new Map(texts.map((text) => [`${Math.round(text.left)}:${Math.round(text.top)}`, text])).values(),
    ].filter(({ left, top }) => top >= 0 && top < 256 && left >= -512 && left < 768);
    const overlapping = places.filter((one) =>
      places.some(
        (other) =>
          other !== one && Math.abs(other.top - one.top) < 12 && Math.abs(other.left - one.left) < 60,
      ),
    );
    expect(overlapping).toEqual([]);
  });
});
