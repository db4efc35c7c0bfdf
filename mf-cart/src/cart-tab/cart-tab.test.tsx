import { renderInHost } from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { stay as booking, galaxyThat } from "../add-button/add-button.fixture.tsx";
import { cartItemFixture, itemStayFixture } from "../add-to-basket/cart-item.fixture.ts";
import { CartTab } from "./cart-tab.tsx";

const double = cartItemFixture({ bookKey: "D", name: "Dubbelrum", price: 5460 });
const bed = cartItemFixture({ bookKey: "B", name: "Bed in dormitory", price: 450, dormitoryBed: true });
const line = (name: string) => within(screen.getByRole("heading", { name }).closest("li") ?? document.body);

test("CT-01 HO-03 lines with their amounts and prices, and the total", async () => {
  await renderInHost(<CartTab booking={booking} />, {
    texts: [texts],
    cart: { items: [double, { ...bed, amount: 2 }] },
  });
  expect(line("Dubbelrum").getByText(/5.460/)).toBeInTheDocument();
  expect(line("Bed in dormitory").getByText(/900/)).toBeInTheDocument();
  expect(screen.getByText(/^Total .*6.360/)).toBeInTheDocument();
});

test("HO-02 a line says where, when and for whom it books, what is included and on which conditions (EN-06)", async () => {
  const stay = itemStayFixture({
    personConfiguration: { adults: 2, childrenAges: [4] },
    includedAddons: [
      { name: "Breakfast", amount: 2 },
      { name: "Linen", amount: 1 },
    ],
    bookingConditions: { name: "Flexible", terms: "<p>Free cancellation until 29 January.</p>" },
  });
  await renderInHost(<CartTab booking={booking} />, {
    texts: [texts],
    cart: { items: [{ ...double, stay }] },
  });
  const of = line("Dubbelrum");
  expect(of.getByText("Hotel Ridge")).toBeInTheDocument();
  expect(of.getByText("Sat 6 Feb – Sat 13 Feb 2027, 7 nights")).toBeInTheDocument();
  expect(of.getByText("2 adults, 1 child")).toBeInTheDocument();
  expect(of.getByText("Included: 2 × Breakfast and Linen")).toBeInTheDocument();
  expect(of.getByText("Conditions")).toBeInTheDocument();
  expect(of.getByText(/Free cancellation until 29 January/)).toBeInTheDocument();
  expect(screen.getByText("7 nights")).toBeInTheDocument();
});

test("CT-01 ruling 100 a total of stays of several lengths has no nights, and decimals where the rounded prices don't make it", async () => {
  const week = { ...double, price: 3.4, currency: "KWD", stay: itemStayFixture() };
  const weekend = { ...week, bookKey: "W", stay: itemStayFixture({ end: "2027-02-08" }) };
  await renderInHost(<CartTab booking={booking} />, { texts: [texts], cart: { items: [week, weekend] } });
  expect(screen.getByText(/^Total KWD.6\.800$/)).toBeInTheDocument();
  expect(screen.getAllByText(/^KWD.3\.400$/)).toHaveLength(2);
  expect(screen.queryByText(/^\d nights$/)).not.toBeInTheDocument();
});

test("HO-03 one room at two agreements is two lines with different names", async () => {
  const flexible = { ...double, rate: "Flexible" };
  const early = { ...double, bookKey: "E", rate: "Early bird", price: 4900 };
  await renderInHost(<CartTab booking={booking} />, { texts: [texts], cart: { items: [flexible, early] } });
  const lines = screen.getAllByRole("listitem").map((one) => one.textContent);
  expect(lines).toEqual([expect.stringContaining("Flexible"), expect.stringContaining("Early bird")]);
  expect(screen.getByRole("button", { name: "One more Dubbelrum, Flexible" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Remove Dubbelrum, Early bird" })).toBeInTheDocument();
});

test("CT-01 one more, one fewer (the last one goes), and remove", async () => {
  const { user, cart } = await renderInHost(<CartTab booking={booking} />, {
    texts: [texts],
    cart: { items: [double, bed] },
  });
  const amounts = () => cart.store.getState().items.map((item) => [item.bookKey, item.amount]);
  await user.click(screen.getByRole("button", { name: "One more Bed in dormitory" }));
  expect(amounts()).toEqual([
    ["D", 1],
    ["B", 2],
  ]);
  await user.click(screen.getByRole("button", { name: "One fewer Dubbelrum" }));
  expect(amounts()).toEqual([["B", 2]]);
  await user.click(screen.getByRole("button", { name: "Remove Bed in dormitory" }));
  expect(amounts()).toEqual([]);
  expect(screen.getByText("Nothing selected yet")).toBeInTheDocument();
});

test("HO-02 CT-03 Add to cart books all lines in one call", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const { user, left } = await renderInHost(<CartTab booking={booking} />, {
    texts: [texts],
    settings: { addonModalActive: false },
    cart: { items: [double, { ...bed, amount: 2 }] },
    handlers,
  });
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  await waitFor(() => expect(left).toEqual(["addons"]));
  const body = added.calls[0]?.body as { items: string };
  expect(JSON.parse(body.items)).toMatchObject([
    { BookKey: "D", Amount: 1 },
    { BookKey: "B", Amount: 2 },
  ]);
  expect(screen.getByText("Nothing selected yet")).toBeInTheDocument();
});
