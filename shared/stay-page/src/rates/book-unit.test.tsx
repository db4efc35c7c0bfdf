import { itemKeyOf } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { propertySharedTexts } from "../property-texts.ts";
import { BookUnit } from "./book-unit.tsx";
import { productFixture } from "./product.fixture.ts";
import { createCartItem } from "./rates.ts";

const cabin = (digits: number, product = productFixture()) =>
  ({
    id: `cbis:${digits}`,
    name: `Cabin ${digits}`,
    parentName: "Village",
    products: [product],
    content: { dormitoryBed: false, position: null, images: [] },
  }) as unknown as Accommodation;

async function show(units: readonly Accommodation[], booked: Readonly<Record<number, Accommodation>>) {
  const [property] = units;
  if (!property) throw new Error("No unit.");
  const keys = Object.entries(booked).map(([id, unit]) => {
    const [first] = unit.products;
    if (!first) throw new Error("No product.");
    return [itemKeyOf(createCartItem(unit, first, "s-1")), Number(id)] as const;
  });
  return renderInHost(
    units.map((unit) => <BookUnit key={unit.id} unit={unit} property={property} searchId="s-1" />),
    {
      texts: propertySharedTexts,
      settings: { addonModalActive: true },
      cart: {
        booked: Object.fromEntries(keys),
      },
    },
  );
}

test("CD-03 AD-01 Add extras opens the extras of the unit beside it, not of the one booked last", async () => {
  const [pine, birch] = [cabin(3001), cabin(3002)];
  const { user, cart } = await show([pine, birch], { 90011: pine, 90012: birch });
  const [ofPine, ofBirch] = screen.getAllByRole("button", { name: "Add extras" });
  if (!ofPine || !ofBirch) throw new Error("Not two buttons.");
  await user.click(ofPine);
  expect(cart.store.getState().overlay).toMatchObject({ kind: "extras", request: { bookItemId: 90011 } });
  await user.click(ofBirch);
  expect(cart.store.getState().overlay).toMatchObject({ kind: "extras", request: { bookItemId: 90012 } });
});

test("CD-03 a unit booked for another week has no extras in this one, although the book key is the same", async () => {
  const price = { ...productFixture().price, start: "2027-02-20", end: "2027-02-27" };
  await show([cabin(3001)], { 90011: cabin(3001, productFixture({ price })) });
  expect(screen.queryByRole("button", { name: "Add extras" })).not.toBeInTheDocument();
});
