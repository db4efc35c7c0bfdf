import fc from "fast-check";
import { pointFixture } from "../points/point.fixture.ts";
import { createClusterIndex, type Pin } from "./cluster-index.ts";

const world = { south: -85, west: -180, north: 85, east: 180 };
const countItems = (pins: readonly Pin[]) =>
  pins.reduce((sum, pin) => sum + (pin.kind === "cluster" ? pin.count : 1), 0);
const [near, nearer, far] = [
  pointFixture("a", 62.5, 12.4),
  pointFixture("b", 62.5002, 12.4002),
  pointFixture("c", 59, 18),
];

test("MP-01 a click on a cluster comes so near that it parts", () => {
  const index = createClusterIndex([near, nearer], 18);
  const [cluster] = index.findPins(world, 5);
  if (cluster?.kind !== "cluster") throw new Error("expected a cluster");
  const opening = index.findOpening(cluster.clusterId);
  if (opening.kind !== "zoom") throw new Error("expected a zoom");
  expect(opening.zoom).toBeGreaterThan(5);
  expect(index.findPins(world, opening.zoom)).toHaveLength(2);
});

test("MP-01 stays at one and the same spot are listed, for no zoom can part them", () => {
  const index = createClusterIndex([pointFixture("a", 62.5, 12.4), pointFixture("b", 62.5, 12.4)], 18);
  const [cluster] = index.findPins(world, 18);
  if (cluster?.kind !== "cluster") throw new Error("expected a cluster");
  const opening = index.findOpening(cluster.clusterId);
  expect(opening.kind === "list" && opening.points.map((point) => point.id).sort()).toEqual(["a", "b"]);
});

test("MP-01 a cluster has the lowest price of its stays; in two currencies it has none", () => {
  const priced = (id: string, amount: number, currency = "SEK") =>
    pointFixture(id, 62.5, 12.4, { price: { amount, currency, originalAmount: null } });
  const lowest = (...points: readonly ReturnType<typeof pointFixture>[]) => {
    const [cluster] = createClusterIndex(points, 18).findPins(world, 5);
    return cluster?.kind === "cluster" ? cluster.lowestPrice : undefined;
  };
  expect(lowest(priced("a", 900), near, priced("b", 700))).toMatchObject({ amount: 700, currency: "SEK" });
  expect(lowest(near, nearer)).toBeNull();
  expect(lowest(priced("a", 900), priced("b", 70, "EUR"))).toBeNull();
});

test("SR-09 a highlighted stay stands on its own pin although it belongs to a cluster, and only once", () => {
  const index = createClusterIndex([near, nearer, far], 18);
  const keys = index.addStays(index.findPins(world, 5), ["a", "c", "unknown", null]).map((pin) => pin.key);
  expect(keys).toContain("stay a");
  expect(keys.filter((key) => key === "stay c")).toHaveLength(1);
});

test("MP-01 no stay is lost and none is drawn twice, at any zoom", () => {
  const coordinate = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(coordinate, { maxLength: 60 }),
      fc.integer({ min: 0, max: 18 }),
      (positions, zoom) => {
        const points = positions.map((position, i) =>
          pointFixture(String(i), position.latitude, position.longitude),
        );
        expect(countItems(createClusterIndex(points, 18).findPins(world, zoom))).toBe(points.length);
      },
    ),
  );
});

test("MP-01 of 10,000 stays only the visible ones are drawn", () => {
  const points = Array.from({ length: 10_000 }, (_, i) =>
    pointFixture(String(i), 61 + (i % 100) / 50, 12 + Math.floor(i / 100) / 50),
  );
  const pins = createClusterIndex(points, 18).findPins(
    { south: 61.4, west: 12.4, north: 61.6, east: 12.8 },
    11,
  );
  expect(pins.length).toBeGreaterThan(1);
  expect(pins.length).toBeLessThan(400);
});
