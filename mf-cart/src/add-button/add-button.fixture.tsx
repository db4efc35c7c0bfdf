import type { BookingContext, SlotProps } from "@stays/contract";
import { type RenderInHostOptions, recorded, renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { cartItemFixture } from "../add-to-basket/cart-item.fixture.ts";
import { AddButton } from "./add-button.tsx";

export const ADDED = { basketResult: { Success: true, BookItemIds: [90011], Error: null, Message: null } };
export const SOLD_OUT = { basketResult: { Success: false, BookItemIds: [], Error: 2, Message: "Sold out" } };
const money = { Price: 4185, Currency: "SEK" };
export const basketWith = (...names: string[]) => ({
  Groups: names.map((Name) => ({
    Name: "Somewhere",
    Offer: null,
    Products: [
      {
        Name,
        StartDate: "2026-12-05T00:00:00",
        EndDate: "2026-12-12T00:00:00",
        Persons: [],
        Addons: [],
        Price: money,
      },
    ],
  })),
  TotalPrice: money,
});

export const stay: BookingContext = {
  kind: "accommodation",
  accommodationId: "3001",
  position: { latitude: 62.5, longitude: 12.4 },
  day: null,
};
export const activity: BookingContext = { ...stay, kind: "activity", day: "2026-12-05" };

/** Mock Galaxy that opens a basket and accepts any add, unless another answer is given. */
export function galaxyThat(operation: string, answer: Parameters<typeof recorded>[1] = ADDED) {
  const opened = recorded("create-basket", 48213);
  const added = recorded(operation, answer, "post");
  const looked = recorded("get-basket", basketWith("Cabin Pine"));
  return { opened, added, looked, handlers: [opened.handler, added.handler, looked.handler] };
}

/** Render options of a village page with dates and guests; extras and upsell are off. */
export const inHost = ({ settings, ...options }: RenderInHostOptions): RenderInHostOptions => ({
  texts: [texts],
  address: "/en/stays/village/2001/fjallbyn?start=2026-12-05&end=2026-12-12&rooms=1&gc-1-adults=2&geo=410",
  settings: { addonModalActive: false, upsell: { active: false }, ...settings },
  ...options,
});
export const button = () => screen.getByRole("button");
export const items = [cartItemFixture()];

/** Renders the button of an accommodation on that page. */
export const renderAdd = (options: RenderInHostOptions, props: Partial<SlotProps["cart.add-button"]> = {}) =>
  renderInHost(<AddButton items={items} booking={stay} {...props} />, inHost(options));

/** Extra in wire format. */
export const extra = {
  AddonId: 501,
  BookItemId: 90011,
  Name: "Linen",
  MaximumNumberOfUnits: 2,
  Price: { Price: 145, Currency: "SEK" },
  Content: { Images: [], Information: [] },
};
/** Returns an answer of get-basket-addon. */
export const offer = (RedirectToOnline: boolean, addons: object[]) => ({
  RedirectToOnline,
  BookItems: addons.length
    ? [{ BookItemId: 90011, ProductName: "Cabin Pine", AvailableAddons: addons, AddonGroups: [] }]
    : [],
});
