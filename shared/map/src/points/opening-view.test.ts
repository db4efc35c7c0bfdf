import { filterPositioned } from "./map-point.ts";
import { computeOpeningView } from "./opening-view.ts";
import { pointFixture } from "./point.fixture.ts";

const settings = { zoom: 5, centre: { Latitude: 62, Longitude: 18 }, maxZoom: 18, singlePropertyZoom: 17 };
const makeView = (points: Parameters<typeof filterPositioned>[0]) =>
  computeOpeningView(filterPositioned(points), settings);

test("MP-03 without markers the settings' centre and zoom", () => {
  expect(makeView([])).toEqual({ kind: "centre", position: { latitude: 62, longitude: 18 }, zoom: 5 });
});

test("MP-03 a single property at the single-property zoom, never above the highest zoom", () => {
  const single = [pointFixture("a", 62.5, 12.4)];
  expect(makeView(single)).toEqual({
    kind: "centre",
    position: { latitude: 62.5, longitude: 12.4 },
    zoom: 17,
  });
  expect(computeOpeningView(filterPositioned(single), { ...settings, maxZoom: 15 })).toMatchObject({
    zoom: 15,
  });
});

test("MP-03 several markers: all are visible", () => {
  expect(
    makeView([pointFixture("a", 62.5, 12.4), pointFixture("b", 62.9, 12.1), pointFixture("c", 62.7, 12.9)]),
  ).toEqual({
    kind: "fit",
    bounds: { south: 62.5, west: 12.1, north: 62.9, east: 12.9 },
  });
});

test("MP-03 several markers at one spot are looked at like a single one", () => {
  expect(makeView([pointFixture("a", 62.5, 12.4), pointFixture("b", 62.5, 12.4)])).toMatchObject({
    zoom: 17,
  });
});
