import { useNavigate } from "@stays/contract/host";
import type { TempCartItem } from "@stays/domain";
import { renderInHost } from "@stays/testing";
import { act } from "@testing-library/react";
import { useArrival, useCartScope } from "./use-cart-scope.ts";

const chosen = {
  bookKey: "A",
  name: "Double room",
  price: 100,
  currency: "SEK",
  amount: 2,
  id: "cbis:4101",
  searchId: "s-1",
  dormitoryBed: false,
  persons: 2,
};
const HOTEL = "/en/stays/hotel/4001/ridge?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2";

async function visit(address: string, items: readonly TempCartItem[] = []) {
  let go: (address: string) => void = () => {};
  function Shell() {
    const navigate = useNavigate();
    go = (address) => void navigate(address);
    useCartScope();
    useArrival();
    return null;
  }
  const { cart } = await renderInHost(<Shell />, { address, cart: { items } });
  return {
    to: (address: string) => act(async () => go(address)),
    items: () => cart.store.getState().items,
    cart,
  };
}
const visitHotel = () => visit(HOTEL, [chosen]);

test.each([
  ["another hotel", HOTEL.replace("4001/ridge", "4002/shore")],
  ["other dates", HOTEL.replaceAll("2027-02", "2027-03")],
  ["other guests", HOTEL.replace("adults=2", "adults=3")],
  ["another room", HOTEL.replace("rooms=1", "rooms=2")],
])("HO-02 CT-01 %s: what was chosen before is not booked along", async (_, address) => {
  const { to, items } = await visitHotel();
  await to(address);
  expect(items()).toEqual([]);
});

test.each([
  [
    "a page of one of its rooms",
    "/en/stays/hotel/4001/ridge/4101?rooms=1&gc-1-adults=2&start=2027-02-06&end=2027-02-13",
  ],
  ["a promo code", `${HOTEL}&promocode=WINTER10`],
  ["the results, and back", "/en/stays"],
])("HO-02 what was chosen is kept on %s", async (_, address) => {
  const { to, items } = await visitHotel();
  await to(address);
  await to(HOTEL);
  expect(items()).toEqual([chosen]);
});

test("HO-02 what was chosen is there again after a reload and in another language, for its search only", async () => {
  const { to } = await visitHotel();
  await to(`${HOTEL}&promocode=WINTER10`);
  expect((await visit(HOTEL.replace("/en/", "/sv/"))).items()).toEqual([chosen]);
  expect((await visit(HOTEL.replace("adults=2", "adults=3"))).items()).toEqual([]);
});

test("HO-02 another hotel after the results empties the cart too", async () => {
  const { to, items } = await visitHotel();
  await to("/en/stays");
  await to(HOTEL.replace("4001/ridge", "4002/shore"));
  expect(items()).toEqual([]);
});

test("CT-03 the arrival notice of the upsell page is kept until another page is opened", async () => {
  const { to, cart } = await visit("/en/stays/village/2001/fjallbyn");
  act(() => cart.report.arrive("upsellday"));
  await to("/en/stays/upsell/days?start=2026-12-05&end=2026-12-12");
  expect(cart.store.getState().arrival).toBe("upsellday");
  await to("/en/stays");
  expect(cart.store.getState().arrival).toBeNull();
});
