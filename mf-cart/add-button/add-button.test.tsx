import type { BookingContext } from "@stays/contract";
import { galaxy, networkError, recorded, renderInHost, type SettingsOverrides } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import type { RequestHandler } from "msw";
import { anItem } from "../add-flow/an-item.ts";
import { texts } from "../texts/texts.ts";
import { AddButton } from "./add-button.tsx";

const ADDED = { basketResult: { Success: true, BookItemIds: [90011], Error: null, Message: null } };
const SOLD_OUT = { basketResult: { Success: false, BookItemIds: [], Error: 2, Message: "Sold out" } };
const money = { Price: 4185, Currency: "SEK" };
const basketWith = (...names: string[]) => ({
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

const stay: BookingContext = {
  kind: "accommodation",
  accommodationId: "3001",
  position: { latitude: 62.5, longitude: 12.4 },
  day: null,
};
const activity: BookingContext = { ...stay, kind: "activity", day: "2026-12-06" };
const transport: BookingContext = { ...stay, kind: "transport", day: "2026-12-05" };

/** A Galaxy that opens a basket and takes what it is given, unless told otherwise. */
function galaxyThat(operation: string, answer: Parameters<typeof recorded>[1] = ADDED) {
  const opened = recorded("create-basket", 48213);
  const added = recorded(operation, answer, "post");
  const looked = recorded("get-basket", basketWith("Cabin Pine"));
  return { opened, added, looked, handlers: [opened.handler, added.handler, looked.handler] };
}

interface Options {
  readonly handlers: readonly RequestHandler[];
  readonly settings?: SettingsOverrides;
  readonly items?: readonly ReturnType<typeof anItem>[];
}

const inHost = ({ handlers, settings }: Options) => ({
  handlers,
  texts: [texts],
  address: "/en/stays/village/2001/fjallbyn?start=2026-12-05&end=2026-12-12&rooms=1&gc-1-adults=2&geo=410",
  settings: { addonModalActive: false, upsell: { active: false }, ...settings },
});
const button = () => screen.getByRole("button");
const items = [anItem()];

test("CT-02 idle, adding, then in the basket: disabled, with a check, and announced", async () => {
  let answer = (_: object) => {};
  const { handlers } = galaxyThat(
    "add-accommodation-to-basket",
    () => new Promise<object>((resolve) => (answer = resolve)),
  );
  const { user } = await renderInHost(<AddButton items={items} booking={stay} />, inHost({ handlers }));
  expect(button()).toHaveAccessibleName("Add to cart");
  await user.click(button());
  expect(button()).toHaveAttribute("aria-busy", "true");
  await waitFor(() => {
    answer(ADDED);
    expect(screen.getByText("In basket")).toBeInTheDocument();
  });
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Added to your basket");
});

test("CT-02 a double click adds once, and opens one basket", async () => {
  const { opened, added, handlers } = galaxyThat("add-accommodation-to-basket");
  const { user } = await renderInHost(<AddButton items={items} booking={stay} />, inHost({ handlers }));
  await user.dblClick(button());
  await screen.findByText("In basket");
  await user.click(button());
  expect(opened.calls).toHaveLength(1);
  expect(added.calls).toHaveLength(1);
});

test("CT-02 another button of the same item is busy and done together with it", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const both = (
    <>
      <AddButton items={items} booking={stay} />
      <AddButton items={items} booking={stay} />
    </>
  );
  const { user } = await renderInHost(both, inHost({ handlers }));
  const [first, second] = screen.getAllByRole("button");
  if (!first || !second) throw new Error("two buttons");
  await user.click(first);
  await user.click(second);
  await waitFor(() => expect(screen.getAllByText("In basket")).toHaveLength(2));
  expect(added.calls).toHaveLength(1);
});

test("CT-04 what is sent: search id, and book key, amount and name of each item as JSON text", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const two = [anItem(), anItem({ bookKey: "BK-2", name: "Cabin Birch", amount: 2 })];
  const { user } = await renderInHost(<AddButton items={two} booking={stay} />, inHost({ handlers }));
  await user.click(button());
  await screen.findByText("In basket");
  const body = added.calls[0]?.body as { searchId: string; items: string };
  expect(body.searchId).toBe("s-1");
  expect(JSON.parse(body.items)).toEqual([
    { BookKey: "BK-1", Amount: 1, Name: "Cabin Pine" },
    { BookKey: "BK-2", Amount: 2, Name: "Cabin Birch" },
  ]);
});

test("CT-04 create-basket is called before the first add of a page load only", async () => {
  const { opened, added, handlers } = galaxyThat("add-activity-to-basket");
  const two = (
    <>
      <AddButton items={items} booking={activity} label="One" />
      <AddButton items={[anItem({ bookKey: "BK-2" })]} booking={activity} label="Two" />
    </>
  );
  const { user } = await renderInHost(two, inHost({ handlers }));
  await user.click(screen.getByRole("button", { name: "One" }));
  await screen.findByText("In basket");
  await user.click(screen.getByRole("button", { name: "Two" }));
  await waitFor(() => expect(added.calls).toHaveLength(2));
  expect(opened.calls).toHaveLength(1);
});

test("CT-03 success: told, temporary cart reset, ids kept, basket refreshed; extras off: the online add-on page", async () => {
  const { looked, handlers } = galaxyThat("add-accommodation-to-basket");
  const onAdding = jest.fn();
  const onAdded = jest.fn();
  const { user, cart, left } = await renderInHost(
    <AddButton items={items} booking={stay} onAdding={onAdding} onAdded={onAdded} />,
    { ...inHost({ handlers }), cart: { items } },
  );
  await user.click(button());
  await waitFor(() => expect(left).toEqual(["addons"]));
  expect(onAdding).toHaveBeenCalledTimes(1);
  expect(onAdded).toHaveBeenCalledWith([90011]);
  expect(cart.store.getState()).toMatchObject({ items: [], lastBookItemIds: [90011], overlay: null });
  expect(looked.calls).toHaveLength(1);
});

test("CT-01 CT-02 what came out of the temporary cart can be chosen and added again", async () => {
  const { handlers } = galaxyThat("add-accommodation-to-basket");
  const { user, cart, rerender } = await renderInHost(<AddButton items={items} booking={stay} />, {
    ...inHost({ handlers }),
    cart: { items },
  });
  await user.click(button());
  await screen.findByText("Added to your basket");
  rerender(<AddButton items={[]} booking={stay} />);
  expect(button()).toHaveAccessibleName("In basket");
  rerender(<AddButton items={items} booking={stay} />);
  expect(cart.store.getState().phases).toEqual({});
  expect(button()).toHaveAccessibleName("Add to cart");
});

const extra = {
  AddonId: 501,
  BookItemId: 90011,
  Name: "Linen",
  MaximumNumberOfUnits: 2,
  Price: { Price: 145, Currency: "SEK" },
  Content: { Images: [], Information: [] },
};
const offer = (RedirectToOnline: boolean, addons: object[]) => ({
  RedirectToOnline,
  BookItems: addons.length
    ? [{ BookItemId: 90011, ProductName: "Cabin Pine", AvailableAddons: addons, AddonGroups: [] }]
    : [],
});

test("CT-03 AD-03 extras on offer: the extras modal opens", async () => {
  const { handlers } = galaxyThat("add-accommodation-to-basket");
  const { user, cart, left } = await renderInHost(
    <AddButton items={items} booking={stay} />,
    inHost({
      handlers: [...handlers, galaxy.get("get-basket-addon", offer(false, [extra]))],
      settings: { addonModalActive: true },
    }),
  );
  await user.click(button());
  await waitFor(() =>
    expect(cart.store.getState().overlay).toEqual({
      kind: "extras",
      request: { bookItemId: null, booking: stay },
    }),
  );
  expect(left).toEqual([]);
});

test("CT-03 AD-03 redirect to online with upsell: the upsell page, with ba, place, dates and guests", async () => {
  const { handlers } = galaxyThat("add-accommodation-to-basket");
  const { user, address } = await renderInHost(
    <AddButton items={items} booking={stay} />,
    inHost({
      handlers: [...handlers, galaxy.get("get-basket-addon", offer(true, []))],
      settings: { addonModalActive: true, upsell: { active: true, pageType: "upselldaypicker" } },
    }),
  );
  await user.click(button());
  await waitFor(() => expect(address()).toMatch(/^\/en\/stays\/upsell\/days\?/));
  const query = new URLSearchParams(address().split("?")[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    start: "2026-12-05",
    end: "2026-12-12",
    "gc-1-adults": "2",
    ba: "3001",
    lat: "62.5",
    long: "12.4",
  });
  expect(query.has("geo")).toBe(false);
});

test.each([
  ["an empty list", offer(false, [])],
  ["code 404", { code: 404, errorMessage: "No add-ons" }],
])("AD-03 %s: the online basket, also with upsell", async (_, answer) => {
  const { handlers } = galaxyThat("add-accommodation-to-basket");
  const { user, left, problems } = await renderInHost(
    <AddButton items={items} booking={stay} />,
    inHost({
      handlers: [...handlers, galaxy.get("get-basket-addon", answer)],
      settings: { addonModalActive: true, upsell: { active: true } },
    }),
  );
  await user.click(button());
  await waitFor(() => expect(left).toEqual(["basket"]));
  expect(problems).toEqual([]);
});

test("AD-03 when the extras cannot be asked for, the basket opens and it is logged: nobody is trapped", async () => {
  const { handlers } = galaxyThat("add-accommodation-to-basket");
  const { user, cart, problems } = await renderInHost(
    <AddButton items={items} booking={stay} />,
    inHost({
      handlers: [...handlers, galaxy.get("get-basket-addon", networkError)],
      settings: { addonModalActive: true },
    }),
  );
  await user.click(button());
  await waitFor(() => expect(cart.store.getState().overlay).toEqual({ kind: "panel" }));
  expect(problems).toMatchObject([{ operation: "get-basket-addon" }]);
});

test.each([
  ["activity", activity, "add-activity-to-basket"],
  ["transport", transport, "add-activity-transport-to-basket"],
] as const)("CT-03 an added %s opens the basket and books the day", async (kind, booking, operation) => {
  const { handlers } = galaxyThat(operation);
  const { user, cart, left } = await renderInHost(
    <AddButton items={items} booking={booking} />,
    inHost({ handlers }),
  );
  await user.click(button());
  await waitFor(() => expect(cart.store.getState().overlay).toEqual({ kind: "panel" }));
  expect(cart.store.getState().bookedDays[kind]).toEqual([booking.day]);
  expect(left).toEqual([]);
});

test("CT-02 ER-01 a refused accommodation: flagged for the modal, logged; the button says nothing and is usable", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket", SOLD_OUT);
  const onFailed = jest.fn();
  const { user, cart, problems } = await renderInHost(
    <AddButton items={items} booking={stay} onFailed={onFailed} />,
    { ...inHost({ handlers }), cart: { items } },
  );
  await user.click(button());
  await waitFor(() =>
    expect(cart.store.getState().failure).toEqual({
      error: 2,
      message: "Not enough availability",
      showsModal: true,
    }),
  );
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(cart.store.getState()).toMatchObject({ items, phases: { "BK-1": "failed" } });
  expect(problems).toMatchObject([{ operation: "add-accommodation-to-basket", message: "Sold out" }]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(button());
  await waitFor(() => expect(added.calls).toHaveLength(2));
});

test("ER-02 a refused activity says so beside the button, without a modal", async () => {
  const { handlers } = galaxyThat("add-activity-to-basket", SOLD_OUT);
  const { user, cart } = await renderInHost(
    <AddButton items={items} booking={activity} />,
    inHost({ handlers }),
  );
  await user.click(button());
  await screen.findByText("We couldn't add this. Please try again.");
  expect(cart.store.getState().failure).toMatchObject({ error: 2, showsModal: false });
  expect(cart.store.getState().bookedDays.activity).toEqual([]);
});

test("ER-02 with upsell.silentFailures it keeps silent; the button is usable", async () => {
  const { handlers } = galaxyThat("add-activity-to-basket", SOLD_OUT);
  const { user, cart } = await renderInHost(
    <AddButton items={items} booking={activity} />,
    inHost({ handlers, settings: { upsell: { active: true, silentFailures: true } } }),
  );
  await user.click(button());
  await waitFor(() => expect(cart.store.getState().failure).not.toBeNull());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(button()).not.toHaveAttribute("aria-disabled");
});

test("ER-01 without a basket nothing is sent, and the next press opens one again", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const opened = recorded("create-basket", { code: 500, errorMessage: "No basket today" });
  const { user, cart } = await renderInHost(
    <AddButton items={items} booking={stay} />,
    inHost({ handlers: [opened.handler, ...handlers.slice(1)] }),
  );
  await user.click(button());
  await waitFor(() =>
    expect(cart.store.getState().failure).toMatchObject({ error: 1, message: "No basket today" }),
  );
  await user.click(button());
  await waitFor(() => expect(opened.calls).toHaveLength(2));
  expect(added.calls).toHaveLength(0);
});

test("ER-01 Error 0: an empty temporary cart sends nothing, is logged, and the button says it", async () => {
  const { user, cart, problems } = await renderInHost(
    <AddButton items={[]} booking={stay} />,
    inHost({ handlers: [] }),
  );
  await user.click(button());
  await screen.findByText("We couldn't add this. Please try again.");
  expect(cart.store.getState().failure).toMatchObject({ error: 0, showsModal: false });
  expect(problems).toMatchObject([{ message: "No products in temp cart" }]);
});

test("CT-02 offline in the middle: looked up, not in the basket, so not added; nothing is lost from the cart", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket", networkError);
  const looked = recorded("get-basket", basketWith());
  const { user, cart } = await renderInHost(<AddButton items={items} booking={stay} />, {
    ...inHost({ handlers: [looked.handler, ...handlers.slice(0, 2)] }),
    cart: { items },
  });
  await user.click(button());
  await waitFor(() => expect(cart.store.getState().failure).toMatchObject({ error: 3, showsModal: true }));
  expect(cart.store.getState().items).toEqual(items);
  expect(added.calls).toHaveLength(1);
  expect(looked.calls).toHaveLength(1);
});

test("CT-02 the answer got lost, yet it is in the basket: added, not a failure, and not sent twice", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket", networkError);
  const { user, cart } = await renderInHost(<AddButton items={items} booking={stay} />, inHost({ handlers }));
  await user.click(button());
  await screen.findByText("Added to your basket");
  expect(cart.store.getState().failure).toBeNull();
  expect(added.calls).toHaveLength(1);
});

test("CT-02 a reload during an add: the new page shows the basket as Galaxy has it, with a usable button", async () => {
  const { handlers } = galaxyThat("add-accommodation-to-basket", () => new Promise<object>(() => {}));
  const before = await renderInHost(<AddButton items={items} booking={stay} />, inHost({ handlers }));
  await before.user.click(button());
  before.unmount();
  await renderInHost(<AddButton items={items} booking={stay} />, inHost({ handlers }));
  expect(button()).toHaveAccessibleName("Add to cart");
  expect(button()).not.toHaveAttribute("aria-disabled");
});

test("CT-03 whoever has gone on to another page is not torn away, but shown the basket", async () => {
  let answer = (_: object) => {};
  const { handlers } = galaxyThat(
    "add-accommodation-to-basket",
    () => new Promise<object>((resolve) => (answer = resolve)),
  );
  const { user, cart, left, unmount } = await renderInHost(
    <AddButton items={items} booking={stay} />,
    inHost({ handlers }),
  );
  await user.click(button());
  await waitFor(() => expect(cart.store.getState().phases["BK-1"]).toBe("adding"));
  window.history.pushState(null, "", "/en/stays");
  unmount();
  await waitFor(() => {
    answer(ADDED);
    expect(cart.store.getState().overlay).toEqual({ kind: "panel" });
  });
  expect(left).toEqual([]);
});

test("CT-02 with a reason the button cannot be pressed and says why", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const { user } = await renderInHost(
    <AddButton items={items} booking={stay} label="Book" disabledReason="Choose dates first" />,
    inHost({ handlers }),
  );
  expect(screen.getByRole("button", { name: "Book" })).toHaveAccessibleDescription("Choose dates first");
  await user.click(button());
  expect(added.calls).toHaveLength(0);
});
