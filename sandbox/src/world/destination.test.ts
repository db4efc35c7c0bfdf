import { convertAmount } from "./destination.ts";
import { destinationNamed, destinations } from "./destinations.ts";
import { makeWorld } from "./world.ts";

test("a destination is chosen by its name, the first without one", () => {
  expect(destinationNamed(undefined)).toBe(destinations.hallefjall);
  expect(destinationNamed("")).toBe(destinations.hallefjall);
  expect(destinationNamed("yukimori")).toBe(destinations.yukimori);
});

test("an unknown name is rejected with the known names", () => {
  expect(() => destinationNamed("atlantis")).toThrow(
    'SANDBOX_WORLD is "atlantis", but must be one of hallefjall, yukimori, khroumirie, large.',
  );
  expect(() => destinationNamed("toString")).toThrow("must be one of");
});

test.each([
  [destinations.yukimori, /\p{Script=Han}/u],
  [destinations.khroumirie, /\p{Script=Arabic}/u],
])("worlds differ in names and positions; ids and numbers are the same: $name", (destination, script) => {
  const [first, other] = [makeWorld(destinations.hallefjall), makeWorld(destination)];
  const ids = (world: typeof first) => ({
    stays: world.stays.map(({ id, parentId }) => [id, parentId]),
    packages: world.packages.map(({ id }) => id),
    activities: world.activities.map(({ id }) => id),
    transport: world.transport.map(({ id }) => id),
    reviews: world.reviews.map(({ id, stayId }) => [id, stayId]),
  });
  expect(ids(other)).toEqual(ids(first));
  const villages = other.stays.filter(({ pageToLoad }) => pageToLoad === "village");
  expect(villages.filter(({ name }) => !script.test(name.en))).toEqual([]);
});

test("prices have the decimals of the currency, and no binary noise", () => {
  const prices = Array.from({ length: 2000 }, (_, index) => index * 7 + 1);
  const countDecimals = (amount: number) => String(amount).split(".")[1]?.length ?? 0;
  for (const destination of Object.values(destinations)) {
    const most = Math.max(...prices.map((price) => countDecimals(convertAmount(destination, price))));
    expect([destination.name, most]).toEqual([destination.name, destination.currency.decimals]);
  }
});
