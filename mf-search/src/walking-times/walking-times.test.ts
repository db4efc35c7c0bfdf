import type { MapPlace } from "@stays/contract";
import { findWalkingTimes } from "./walking-times.tsx";

const from = { latitude: 61.8, longitude: 13 };
/** A position so many metres north of `from`. */
const north = (metres: number) => ({ Latitude: 61.8 + metres / 111_195, Longitude: 13 });
const lift: MapPlace = { name: "Toppliften", kind: "lift", position: north(370), skiBus: [] };
const stop = (metres: number, minutes: number) => ({ position: north(metres), minutes });

test("ruling 174 a walk takes the straight line and 30 % more, at 80 metres a minute", () => {
  expect(findWalkingTimes(from, [lift])).toEqual([{ kind: "onFoot", name: "Toppliften", walk: 6 }]);
  expect(findWalkingTimes(from, [{ ...lift, position: north(5) }])).toMatchObject([{ walk: 1 }]);
});

test("ruling 174 the ski bus is named where it is faster than the walk, with the walk to its stop", () => {
  const far = { ...lift, position: north(1800), skiBus: [stop(900, 5), stop(-120, 8)] };
  expect(findWalkingTimes(from, [far])).toEqual([{ kind: "byBus", name: "Toppliften", walk: 2, ride: 8 }]);
  expect(findWalkingTimes(from, [{ ...lift, skiBus: [stop(120, 8)] }])).toMatchObject([{ kind: "onFoot" }]);
});

test("ruling 174 the nearest lift and the nearest shop, and no place out of reach", () => {
  const second = { ...lift, name: "Dalliften", position: north(200) };
  const shop: MapPlace = { ...lift, name: "Fjällhallen", kind: "shop", position: north(-60) };
  expect(findWalkingTimes(from, [shop, lift, second]).map(({ name }) => name)).toEqual([
    "Dalliften",
    "Fjällhallen",
  ]);
  expect(findWalkingTimes(from, [{ ...lift, position: north(2000), skiBus: [stop(1100, 3)] }])).toEqual([]);
});

test("ruling 174 a stay without a position has no ways", () => {
  expect(findWalkingTimes(null, [lift])).toEqual([]);
  expect(findWalkingTimes({ latitude: 0, longitude: 13 }, [lift])).toEqual([]);
});
