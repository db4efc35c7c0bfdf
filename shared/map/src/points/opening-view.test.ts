import { filterPositioned } from "./map-point.ts";
import { computeOpeningView } from "./opening-view.ts";
import { pointFixture } from "./point.fixture.ts";

const settings = { zoom: 5, centre: { Latitude: 62, Longitude: 18 }, maxZoom: 18, singlePropertyZoom: 17 };
const stay = (latitude: number, longitude: number) => pointFixture("stay", latitude, longitude);
const centre = (latitude: number, longitude: number, zoom: number) => ({
  kind: "centre",
  position: { latitude, longitude },
  zoom,
});

test.each([
  ["no marker: the settings' centre and zoom", [], 18, centre(62, 18, 5)],
  ["one: the zoom of a single property", [stay(62.5, 12.4)], 18, centre(62.5, 12.4, 17)],
  ["one: never above the highest zoom", [stay(62.5, 12.4)], 15, centre(62.5, 12.4, 15)],
  ["several at one position: as one", [stay(62.5, 12.4), stay(62.5, 12.4)], 18, centre(62.5, 12.4, 17)],
  [
    "several: all are visible",
    [stay(62.5, 12.4), stay(62.9, 12.1), stay(62.7, 12.9)],
    18,
    { kind: "fit", bounds: { south: 62.5, west: 12.1, north: 62.9, east: 12.9 } },
  ],
])("MP-03 the first view of %s", (_, points, maxZoom, expected) => {
  expect(computeOpeningView(filterPositioned(points), { ...settings, maxZoom })).toEqual(expected);
});
