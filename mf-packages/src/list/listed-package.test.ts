import { type Accommodation, addonNames, type Product, type StayPackage } from "@stays/domain";
import { listedPackages, listIncluded, packageStay } from "./listed-package.ts";

const stayPackage = (packageId: string): StayPackage =>
  ({
    id: `cbis:7${packageId}`,
    packageId,
    name: `Package ${packageId}`,
    parentName: "Village",
    price: null,
  }) as unknown as StayPackage;

const product = (amount: number, offer: string | null): Product =>
  ({
    price: { amount, start: "2027-02-06", end: "2027-02-13", totalPersons: 4 },
    includedAddons: [{ name: "Lift pass", amount: 4 }],
    offer: offer && { name: offer },
  }) as unknown as Product;

const property = (offers: readonly StayPackage[], products: readonly Product[]): Accommodation =>
  ({
    offers,
    products: products.slice(0, 1),
    productsGrouped: [{ key: "cbis:1", accommodations: [{ products: products.slice(1) }] }],
  }) as unknown as Accommodation;

test("PK-03 a package has the price of the cheapest product that names it", () => {
  const one = property(
    [stayPackage("1")],
    [product(900, "Package 2"), product(800, "Package 1"), product(700, "Package 1")],
  );
  expect(listedPackages(one)[0]?.product?.price.amount).toBe(700);
  expect(listedPackages(property([stayPackage("1")], []))[0]?.product).toBeNull();
});

test("PK-05 what is included: the add-ons of the price, and no points of a text without one", () => {
  expect(listIncluded({ product: null })).toEqual([]);
  expect(listIncluded({ product: product(1, null) })).toEqual(["4 × Lift pass"]);
  expect(addonNames([{ name: "Cleaning", amount: 1 }])).toEqual(["Cleaning"]);
});

test("PK-03 a price is for the nights and guests of its product, else of the search; several rooms are not known", () => {
  const room = { adults: 2, childrenAges: [4] };
  const dates = { start: "2027-02-06", end: "2027-02-08" };
  expect(packageStay({ product: product(1, null) }, { ...dates, persons: [room] })).toEqual({
    nights: 7,
    guests: 4,
  });
  expect(packageStay({ product: null }, { ...dates, persons: [room] })).toEqual({ nights: 2, guests: 3 });
  expect(packageStay({ product: null }, { ...dates, persons: [room, room] }).guests).toBeNull();
});
