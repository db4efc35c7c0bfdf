import { galaxy, galaxyExample, recorded } from "@stays/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { page } from "./hotel.tsx";
import { DATES, hotelContent, pageAt } from "./pages.fixture.ts";

const handlers = [
  galaxy.get("get-accommodation-content", hotelContent()),
  galaxy.get("availability/accommodation", galaxyExample("AvailabilityHotel")),
];
const ADDRESS = "/en/stays/hotel/4001/hotel-ridge";

/** Returns the first button that adds a double room. */
async function findAdd(): Promise<HTMLElement> {
  const [add] = await screen.findAllByRole("button", { name: /^Add one Double room/ });
  if (!add) throw new Error("No stepper.");
  return add;
}

test("HO-01 rooms by booking condition (ruling 12), whose terms are not repeated in the rows", async () => {
  await pageAt(<page.Page />, `${ADDRESS}?${DATES}`, { handlers });
  expect(await screen.findByRole("heading", { level: 3, name: "Flexible" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: "Non-refundable" })).toBeInTheDocument();
  const shown = screen.getAllByText("No refund after booking.").filter((one) => !one.closest("details"));
  expect(shown).toHaveLength(1);
});

test("HO-01 a group of rooms says how many of them have a price for the dates, without dates how many there are", async () => {
  const shown = await pageAt(<page.Page />, `${ADDRESS}?${DATES}`, { handlers });
  const heading = await screen.findByRole("heading", { level: 3, name: "Flexible" });
  expect(heading.nextElementSibling).toHaveTextContent(/^1 available$/);
  shown.unmount();
  const phone = hotelContent();
  for (const hotel of phone.Items) for (const room of hotel.Children) room.Id = `cont:${room.ProductId}`;
  await pageAt(<page.Page />, ADDRESS, { handlers: [galaxy.get("get-accommodation-content", phone)] });
  const byPhone = await screen.findByRole("heading", { level: 3, name: "Rooms booked by phone" });
  expect(byPhone.nextElementSibling).toHaveTextContent(/^1 alternative$/);
});

test("EN-02 HO-01 a hostel says so beside its name; without dates its rooms are listed", async () => {
  const answer = hotelContent();
  for (const hotel of answer.Items) hotel.Content.Hostel = true;
  await pageAt(<page.Page />, ADDRESS, { handlers: [galaxy.get("get-accommodation-content", answer)] });
  expect(await screen.findByText("Hostel")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Double room" })).toBeInTheDocument();
});

test("HO-02 HO-03 CD-04 one tab until a room is chosen; plus adds one and shows the cart; the bar shows rooms and total", async () => {
  const { user, cart } = await pageAt(<page.Page />, `${ADDRESS}?${DATES}`, { handlers });
  const add = await findAdd();
  const [remove] = screen.getAllByRole("button", { name: /^Remove one Double room/ });
  const bar = within(screen.getByRole("region", { name: "Your stay" }));
  expect(bar.getByRole("button", { name: "Check availability" })).toHaveTextContent(/^Check availability$/);
  expect(screen.queryByRole("tab", { name: /^Cart/ })).not.toBeInTheDocument();
  expect(remove).toHaveAttribute("aria-disabled", "true");
  if (!remove) throw new Error("No stepper.");
  await user.click(add);
  await user.click(add);
  expect(cart.store.getState().items[0]?.amount).toBe(2);
  expect(screen.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
  expect(bar.getByRole("button", { name: /^View selected/ })).toBeInTheDocument();
  for (const words of [/^2 rooms, /, /^Total /, "3 nights"]) expect(bar.getByText(words)).toBeInTheDocument();
  await user.click(remove);
  await user.click(remove);
  expect(cart.store.getState().items).toHaveLength(0);
  expect(screen.queryByRole("tab", { name: /^Cart/ })).not.toBeInTheDocument();
});

test("HO-02 a room that another document chose in another language is offered at the prices of this page", async () => {
  const { user, cart, unmount } = await pageAt(<page.Page />, `${ADDRESS}?${DATES}`, { handlers });
  const add = await findAdd();
  await user.click(add);
  const [chosen] = cart.store.getState().items;
  if (!chosen?.stay) throw new Error("No room was chosen.");
  unmount();
  const other = {
    ...chosen,
    name: "Dubbelrum",
    rate: "Flexibel",
    searchId: "s-before",
    bookKey: "before",
    stay: { ...chosen.stay, bookingConditions: null, includedAddons: [] },
  };
  const again = await pageAt(<page.Page />, `${ADDRESS}?${DATES}`, { handlers });
  await findAdd();
  act(() => again.cart.actions.replace([other]));
  await waitFor(() => expect(again.cart.store.getState().items).toEqual([chosen]));
});

test("ruling 1 a search for two rooms has a note about which one the prices are for, a search for one has none", async () => {
  const said = "You searched for 2 rooms. One is booked at a time here: prices are for 2 adults.";
  const stay = "start=2027-02-06&end=2027-02-13&gc-1-adults=2&gc-2-adults=1";
  const two = await pageAt(<page.Page />, `${ADDRESS}?${stay}&rooms=2`, { handlers });
  expect(await screen.findByText(said)).toBeInTheDocument();
  two.unmount();
  await pageAt(<page.Page />, `${ADDRESS}?${stay}&rooms=1`, { handlers });
  await findAdd();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test("SW-10 the promo code of the prices is shown beside them, with its removal", async () => {
  const { user, address } = await pageAt(<page.Page />, `${ADDRESS}?${DATES}&promocode=WINTER10`, {
    handlers: [
      ...handlers,
      galaxy.get("validate-promocode", {
        ValidationResult: [{ PromoCodeStatus: "Valid", PromoCode: "WINTER10" }],
      }),
    ],
    settings: { promoCodeActive: true },
  });
  expect(await screen.findByText("Code WINTER10")).toHaveAttribute("translate", "no");
  await user.click(screen.getByRole("button", { name: "Code WINTER10: remove" }));
  expect(address()).not.toContain("promocode");
  expect(screen.queryByText("Code WINTER10")).not.toBeInTheDocument();
});

test("HO-03 a room under several conditions, with rates of one name: each stepper has a name of its own", async () => {
  const answer = galaxyExample("AvailabilityHotel");
  const [hotel] = answer.Accommodations;
  const groups = hotel?.ProductGroupedBookingConditions;
  const [room] = groups?.Flexible ?? [];
  const [product] = room?.Products ?? [];
  if (!room || !product) throw new Error("The hotel has no room with a flexible price.");
  room.Products = [
    product,
    { ...product, BookingKey: "BK-cheaper", Price: { ...product.Price, Price: product.Price.Price - 100 } },
  ];
  await pageAt(<page.Page />, `${ADDRESS}?${DATES}`, {
    handlers: [
      galaxy.get("get-accommodation-content", hotelContent()),
      galaxy.get("availability/accommodation", answer),
    ],
  });
  const steppers = await screen.findAllByRole("button", { name: new RegExp(`^Add one ${room.Name}`) });
  const names = steppers.map((button) => button.getAttribute("aria-label") ?? "");
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith(`Add one ${room.Name}, Flexible, `))).toHaveLength(2);
  expect(names.filter((name) => name.startsWith(`Add one ${room.Name}, Non-refundable`))).not.toHaveLength(0);
});

/** The hotel's answer to another search, with other booking keys and the given price in SEK. */
function makePrices(searchId: string, price: number, conditions = ["Flexible", "Non-refundable"]) {
  const answer = structuredClone(galaxyExample("AvailabilityHotel"));
  const [hotel] = answer.Accommodations;
  if (!hotel) throw new Error("The example has no hotel.");
  const groups = Object.entries(hotel.ProductGroupedBookingConditions);
  for (const product of groups.flatMap(([, rooms]) => rooms.flatMap((room) => room.Products))) {
    product.BookingKey = `${searchId} ${product.BookingKey}`;
    product.Price.Price = price;
  }
  const ProductGroupedBookingConditions = Object.fromEntries(
    groups.filter(([name]) => conditions.includes(name)),
  );
  return {
    ...answer,
    SearchId: searchId,
    Accommodations: [{ ...hotel, ProductGroupedBookingConditions, ProductsGrouped: {} }],
  };
}

test.each([
  ["takes its price and booking key", makePrices("s-2", 777), [{ price: 777, amount: 2, searchId: "s-2" }]],
  ["goes when it is no longer offered", makePrices("s-2", 777, ["Non-refundable"]), []],
])("CT-01 after another answer for the same stay, a chosen room %s", async (_, later, expected) => {
  const answers = [makePrices("s-1", 999), later];
  const { user, cart, client } = await pageAt(<page.Page />, `${ADDRESS}?${DATES}`, {
    handlers: [
      galaxy.get("get-accommodation-content", hotelContent()),
      recorded("availability/accommodation", () => answers.shift() ?? later).handler,
    ],
  });
  const add = await findAdd();
  expect(add).toHaveAccessibleName(/^Add one Double room, Flexible/);
  await user.click(add);
  await user.click(add);
  expect(cart.store.getState().items).toMatchObject([{ price: 999, amount: 2, searchId: "s-1" }]);
  await act(() => client.invalidateQueries({ queryKey: ["galaxy", "availability/accommodation"] }));
  await waitFor(() => expect(cart.store.getState().items).toMatchObject(expected));
  expect(cart.store.getState().items).toHaveLength(expected.length);
});

test("HO-01 VI-01 without dates and with no-search mode on: a count of alternatives", async () => {
  const answer = hotelContent();
  const [hotel] = answer.Items;
  if (!hotel) throw new Error("The example has no hotel.");
  const none = { ...answer, Items: [{ ...hotel, TotalResults: 0 }] };
  await pageAt(<page.Page />, ADDRESS, {
    handlers: [galaxy.get("get-accommodation-content", none)],
    settings: { search: { noSearchMode: true } },
  });
  const count = hotel.Children.length;
  const line = new RegExp(`^${count} alternatives?$`);
  expect((await screen.findAllByText(line)).some((element) => element.tagName === "STRONG")).toBe(true);
});
