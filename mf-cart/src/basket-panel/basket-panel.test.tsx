import type { Basket } from "@stays/domain";
import { galaxy, galaxyServer, networkError, recorded, renderInHost } from "@stays/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { basketLineFixture, sek } from "../add-to-basket/basket.fixture.ts";
import { bookedStays, rememberBookedStays } from "../add-to-basket/booked-items.ts";
import { cartItemFixture, itemStayFixture } from "../add-to-basket/cart-item.fixture.ts";
import { BasketBadge } from "../badge/basket-badge.tsx";
import { BasketPanel } from "./basket-panel.tsx";

const cabin = basketLineFixture({
  name: "Fjällstuga 14",
  start: "2027-02-12T00:00:00",
  end: "2027-02-15T00:00:00",
  persons: [
    { count: 2, name: "Adult" },
    { count: 1, name: "Child" },
  ],
  addons: [
    { name: "Final cleaning", units: 1, isIncluded: true, price: sek(0) },
    { name: "Bed linen set", units: 3, isIncluded: false, price: sek(435) },
  ],
});
const onSaturday = (name: string, start: string, end = start) =>
  basketLineFixture({ name, start: `2027-02-13T${start}:00`, end: `2027-02-13T${end}:00`, price: sek(3185) });
const events = [
  onSaturday("Morning tour", "09:00"),
  onSaturday("Bus", "12:40", "14:30"),
  onSaturday("Sauna", "00:00"),
];
const basket: Basket = {
  total: sek(8537),
  groups: [
    { name: "Skärvågsliens Stugby", offerName: "Fjällvecka", products: [cabin] },
    { name: "Hundspann", offerName: null, products: events },
  ],
};
const openPanel = (options: Parameters<typeof renderInHost>[1] = {}, onClose = () => {}) =>
  renderInHost(<BasketPanel onClose={onClose} />, { texts: [texts], basket, ...options });
const panel = () => within(screen.getByRole("dialog", { name: "Basket" }));

test("CT-05 the badge counts lines; a click opens the panel and requests the basket again", async () => {
  const looked = recorded("get-basket", { code: 404, errorMessage: "No basket" });
  const { user, cart } = await renderInHost(<BasketBadge />, {
    texts: [texts],
    basket,
    handlers: [looked.handler],
  });
  await user.click(screen.getByRole("button", { name: "Basket, 4 items" }));
  expect(cart.store.getState().overlay).toEqual({ kind: "panel" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Basket" })).toBeInTheDocument());
  expect(looked.calls).toHaveLength(1);
});

test("CT-05 ruling 26: the panel lists groups and rows, the total, and leads to the online basket, where lines are removed", async () => {
  await openPanel({ settings: { online: { basketPath: "/{lang}/basket" } } });
  expect(panel().getByText("Fjällvecka")).toBeInTheDocument();
  expect(panel().getByRole("heading", { name: "Skärvågsliens Stugby" })).toBeInTheDocument();
  expect(panel().getByText(/^Fri,? 12 Feb – Mon,? 15 Feb 2027, 3 nights$/)).toBeInTheDocument();
  expect(panel().getByText("2 × Adult, 1 × Child")).toBeInTheDocument();
  expect(panel().getByText("Final cleaning, included")).toBeInTheDocument();
  expect(panel().getByText("3 × Bed linen set")).toBeInTheDocument();
  expect(panel().getByText(/435/)).toBeInTheDocument();
  expect(panel().getByText(/4.185/)).toBeInTheDocument();
  const periods = events.map(
    ({ name }) => panel().getByText(name).parentElement?.querySelector("p")?.textContent,
  );
  expect(periods).toEqual(["Sat 13 Feb 2027, 09:00", "Sat 13 Feb 2027, 12:40 – 14:30", "Sat 13 Feb 2027"]);
  expect(panel().getByText(/8.537/).closest("[role=status]")).toHaveTextContent(/^Total .*8.537$/);
  expect(panel().getByRole("link", { name: "Go to basket" })).toHaveAttribute(
    "href",
    "https://online.example.com/en/basket",
  );
  expect(
    panel()
      .getAllByRole("button")
      .map((one) => one.textContent || one.ariaLabel),
  ).toEqual(["Close"]);
});

test("CT-05 a stay that this tab has booked has its photo, rate and conditions, and the panel says where to change it", async () => {
  const stay = itemStayFixture({
    start: "2027-02-12",
    end: "2027-02-15",
    bookingConditions: { name: "Flexible", terms: "<p>Free cancellation until 7 days before arrival</p>" },
    image: { uri: "/cabin.jpg", description: "The cabin", isMain: true, focalY: 50 },
  });
  rememberBookedStays(
    bookedStays([cartItemFixture({ name: "Fjällstuga 14", rate: "Flexible", stay })], "en"),
  );
  await openPanel();
  const row = within(panel().getByText("Fjällstuga 14").closest("li") ?? document.body);
  expect(row.getByText("Flexible")).toBeInTheDocument();
  expect(row.getByText("Free cancellation until 7 days before arrival")).toBeInTheDocument();
  expect(row.getByText("Cancel free of charge until Fri 5 Feb 2027")).toBeInTheDocument();
  expect(row.getByRole("presentation")).toHaveAttribute("src", expect.stringContaining("cabin.jpg"));
  expect(panel().getByText("Change or remove what you have chosen there.")).toBeInTheDocument();
});

test("CT-05 an empty basket says so and leads nowhere", async () => {
  await openPanel({ basket: null });
  expect(panel().getByText("Your basket is empty")).toBeInTheDocument();
  expect(panel().queryByRole("link")).not.toBeInTheDocument();
});

test.each([
  ["that cannot be loaded", networkError],
  ["whose items cannot be read (ruling 74)", { Groups: [{}], TotalPrice: { Price: 900, Currency: "SEK" } }],
])("CT-05 ER-02 a basket %s says so, and Try again loads it", async (_, answer) => {
  const { user, rerender } = await renderInHost(<BasketBadge />, {
    texts: [texts],
    handlers: [galaxy.get("get-basket", answer)],
  });
  await user.click(screen.getByRole("button", { name: "Basket" }));
  rerender(<BasketPanel onClose={() => {}} />);
  await panel().findByText("We couldn't load your basket");
  expect(panel().queryByText("Your basket is empty")).not.toBeInTheDocument();
  galaxyServer.use(galaxy.get("get-basket", { Groups: [], TotalPrice: { Price: 0, Currency: "SEK" } }));
  await user.click(panel().getByRole("button", { name: "Try again" }));
  await panel().findByText("Your basket is empty");
});

test("CT-05 Close and Esc ask the host to take the panel away, after it has left", async () => {
  const onClose = jest.fn();
  const { user } = await openPanel({ cart: { overlay: { kind: "panel" } } }, onClose);
  await user.click(panel().getByRole("button", { name: "Close" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test("CT-05 requested again while it closes, the panel opens again", async () => {
  const { user, cart } = await openPanel({ cart: { overlay: { kind: "panel" } } });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  act(() => cart.actions.openBasket());
  expect(await screen.findByRole("dialog", { name: "Basket" })).toBeInTheDocument();
});
