import { makeWorld } from "../world.ts";
import { destinationNamed, destinations } from "./destinations.ts";

test("a destination is chosen by its name, the first without one", () => {
  expect(destinationNamed(undefined)).toBe(destinations.hallefjall);
  expect(destinationNamed("")).toBe(destinations.hallefjall);
  expect(destinationNamed("yukimori")).toBe(destinations.yukimori);
});

test("another name is refused with the names that there are", () => {
  expect(() => destinationNamed("atlantis")).toThrow(
    'SANDBOX_WORLD is "atlantis", but must be one of hallefjall, yukimori.',
  );
  expect(() => destinationNamed("toString")).toThrow("must be one of");
});

test("worlds differ in names, positions and money; ids and numbers are the same", () => {
  const [first, second] = [makeWorld(destinations.hallefjall), makeWorld(destinations.yukimori)];
  const ids = (world: typeof first) => ({
    stays: world.stays.map(({ id, childIds }) => [id, childIds]),
    packages: world.packages.map(({ id }) => id),
    activities: world.activities.map(({ id }) => id),
    transport: world.transport.map(({ id }) => id),
    reviews: world.reviews.map(({ id, stayId }) => [id, stayId]),
  });
  expect(ids(second)).toEqual(ids(first));
  const villages = second.stays.filter(({ pageToLoad }) => pageToLoad === "village");
  expect(villages.filter(({ name }) => !/\p{Script=Han}/u.test(name.en))).toEqual([]);
});
