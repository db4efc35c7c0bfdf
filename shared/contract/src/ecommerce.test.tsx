import type { Basket } from "@stays/domain";
import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { basketEvent, type EcommerceEvent, itemsValue } from "./ecommerce.ts";
import type { HostServices } from "./host-services.ts";
import { HostServicesProvider } from "./services-context.tsx";
import { useTrackView } from "./use-track.ts";

const sek = (amount: number) => ({ amount, currency: "SEK" });
const basket: Basket = {
  groups: [
    {
      name: "Fjällbyn",
      offerName: null,
      products: [
        {
          name: "Cabin",
          start: "2027-02-07T00:00:00",
          end: "2027-02-14T00:00:00",
          persons: [],
          price: sek(5000),
          addons: [
            { name: "Breakfast", units: 3, isIncluded: false, price: sek(100) },
            { name: "Linen", units: 2, isIncluded: true, price: sek(0) },
          ],
        },
      ],
    },
  ],
  total: sek(5100),
};

test("a basket's event has its lines and the extras that cost, and its own total as value", () => {
  expect(basketEvent("view_cart", basket)).toEqual({
    event: "view_cart",
    currency: "SEK",
    value: 5100,
    items: [
      { item_name: "Cabin", item_brand: "Fjällbyn", price: 5000, quantity: 1 },
      {
        item_name: "Breakfast",
        item_brand: "Fjällbyn",
        item_category: "extra",
        price: 33.3333,
        quantity: 3,
      },
    ],
  });
});

test("the value of items has no errors of binary fractions, and none without a price", () => {
  expect(itemsValue([{ item_name: "A", price: 1.15, quantity: 3 }])).toBe(3.45);
  expect(itemsValue([{ item_name: "A", quantity: 1 }])).toBeUndefined();
});

function View({ name }: { readonly name: string | null }) {
  useTrackView(name, () => ({ event: "view_item", currency: "SEK", items: [] }));
  return null;
}

test("a view is reported once per key: not before there is one, not again when effects run twice", () => {
  const tracked: EcommerceEvent[] = [];
  const services = { track: (event) => void tracked.push(event) } as Partial<HostServices> as HostServices;
  const shown = (name: string | null) => (
    <StrictMode>
      <HostServicesProvider services={services}>
        <View name={name} />
      </HostServicesProvider>
    </StrictMode>
  );
  const { rerender } = render(shown(null));
  expect(tracked).toHaveLength(0);
  rerender(shown("cabin"));
  rerender(shown("cabin"));
  expect(tracked).toHaveLength(1);
  rerender(shown("village"));
  expect(tracked).toHaveLength(2);
});
