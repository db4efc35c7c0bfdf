import {
  addButtonStandIn,
  galaxy,
  networkError,
  never,
  recorded,
  renderInHost,
  wireActivity,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { Page, sharedTexts, texts } from "./transport.tsx";

jest.setTimeout(30_000);

const BY_DAY = "availability/transport/by-day";
const bus = wireActivity(6501, {
  Name: "Airport bus",
  day: "2027-02-06",
  times: ["07:10", "15:30"],
  groups: {},
});
const busHome = wireActivity(6501, { Name: "Airport bus", day: "2027-02-08", times: ["09:00"], groups: {} });
const days = (byDay: object) => ({ ProductsByDay: byDay });
const threeDays = days({ "2027-02-06": [bus], "2027-02-07": [], "2027-02-08": [busHome] });
const information = {
  Locations: [
    { Code: "ARN-SAL", Name: "Airport to mountain" },
    { Code: "SAL-ARN", Name: "Mountain to airport" },
  ],
  PersonPriceGroups: [
    { Code: "PRGR00001", Name: "Persons", MinAge: null, MaxAge: null },
    { Code: "PRGR00002", Name: "Child", MinAge: 3, MaxAge: 15 },
  ],
  TransportActivityCalendars: [],
};
const departure = (BookKey: string, time: string, AvailableCapacity: number) => ({
  BookKey,
  Price: { Price: 780, Currency: "SEK" },
  OutboundJourney: {
    Legs: [{ DepartureTime: `2027-02-06T${time}:00`, ArrivalTime: "2027-02-06T21:45:00" }],
    AvailableCapacity,
  },
});
const found = { SearchId: "t-1", Results: [departure("TR-1", "07:10", 14), departure("TR-2", "15:30", 1)] };

const inHost = {
  texts: [texts, ...sharedTexts],
  address: "/en/stays/upsell/transport?start=2027-02-06&end=2027-02-08",
};
const stops = () => within(screen.getByRole("list", { name: "Days" })).getAllByRole("button");

async function openedBus() {
  const search = recorded("availability/transport", found);
  const slot = addButtonStandIn();
  const view = await renderInHost(<Page />, {
    ...inHost,
    slots: { "cart.add-button": slot.AddButton },
    handlers: [
      galaxy.get(BY_DAY, threeDays),
      galaxy.get("availability/transport/information", information),
      search.handler,
    ],
  });
  await view.user.click(await screen.findByRole("button", { name: "Book now: Airport bus" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Airport bus" }));
  await dialog.findByRole("radiogroup", { name: "Route" });
  return { ...view, ...slot, search, dialog };
}

test("TR-01 heading, range, way past it, days, and the transport of the first day with its count", async () => {
  await renderInHost(<Page />, { ...inHost, handlers: [galaxy.get(BY_DAY, threeDays)] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Getting here and home");
  expect(screen.getByText("Your stay is 6 Feb – 8 Feb.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Airport bus" })).toBeInTheDocument();
  expect(stops().map((stop) => stop.getAttribute("aria-label"))).toEqual([
    "Sat 6 Feb, arrival",
    "Sun 7 Feb, sold out",
    "Mon 8 Feb, departure",
  ]);
  expect(screen.getByText("1 transport")).toHaveAttribute("role", "status");
});

test("TR-01 heading and text of the settings stand instead", async () => {
  await renderInHost(<Page />, {
    ...inHost,
    settings: { upsell: { transport: { heading: "Get here by bus", text: "Every hour." } } },
    handlers: [galaxy.get(BY_DAY, never)],
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Get here by bus");
  expect(screen.getByText("Every hour.")).toBeInTheDocument();
  expect(screen.getByText("Loading the days of your stay")).toBeInTheDocument();
});

test("TR-01 a stay that starts on a day without transport leads to the first that has some", async () => {
  const { user } = await renderInHost(<Page />, {
    ...inHost,
    handlers: [galaxy.get(BY_DAY, days({ "2027-02-06": [], "2027-02-07": [], "2027-02-08": [busHome] }))],
  });
  await user.click(await screen.findByRole("link", { name: "First available day: Mon 8 Feb 2027" }));
  expect(screen.getByRole("heading", { name: "Airport bus" })).toBeInTheDocument();
  expect(screen.getByRole("button", { current: "date" })).toHaveAccessibleName("Mon 8 Feb, departure");
});

test("TR-01 no transport at all counts down to the basket", async () => {
  await renderInHost(<Page />, {
    ...inHost,
    handlers: [galaxy.get(BY_DAY, days({ "2027-02-06": [], "2027-02-07": [], "2027-02-08": [] }))],
  });
  expect(
    await screen.findByRole("heading", { name: "We could not find any activities on your selected dates" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Going to the basket in 5 seconds")).toBeInTheDocument();
});

test.each([
  ["Galaxy refuses", { code: 500, errorMessage: "Failed" }],
  ["the network is down", networkError],
])("TR-01 when %s, a failure with Try again and no countdown", async (_, answer) => {
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  const handlers = [
    galaxy.get(BY_DAY, () => (isUp ? threeDays : typeof answer === "function" ? answer() : answer)),
  ];
  const { user } = await renderInHost(<Page />, { ...inHost, handlers });
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  expect(screen.queryByText(/Going to the basket/)).not.toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Airport bus" })).toBeInTheDocument();
  silenced.mockRestore();
});

test.each(["", "?start=2026-11-01&end=2026-11-08"])(
  "TR-01 without a stay to come, %s, dates are asked for",
  async (query) => {
    await renderInHost(<Page />, { ...inHost, address: `/en/stays/upsell/transport${query}` });
    expect(screen.getByText("Choose dates for your stay first")).toBeInTheDocument();
  },
);

test("TR-02 times of departure stand on the card", async () => {
  await renderInHost(<Page />, { ...inHost, handlers: [galaxy.get(BY_DAY, threeDays)] });
  const times = within(await screen.findByRole("list", { name: "Times" }));
  expect(times.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["07:10", "15:30"]);
});

test("TR-03 first route preselected, ages except for the general group, at least one passenger", async () => {
  const { dialog, user, search } = await openedBus();
  expect(dialog.getByRole("radio", { name: "Airport to mountain" })).toBeChecked();
  expect(dialog.getByRole("group", { name: "Child" })).toHaveAccessibleDescription("3–15 years");
  expect(dialog.getByRole("group", { name: "Persons" })).not.toHaveAccessibleDescription();
  const find = () => user.click(dialog.getByRole("button", { name: "Find availability" }));
  await find();
  expect(search.calls).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: "Add Child" }));
  await find();
  await dialog.findByRole("radiogroup", { name: "Departure" });
  expect(search.calls[0]?.params.get("routeCode")).toBe("ARN-SAL");
  expect(JSON.parse(search.calls[0]?.params.get("priceGroups") ?? "")).toEqual([
    { Code: "PRGR00002", Quantity: 1 },
  ]);
});

test("TR-03 departures with date, time and arrival; one with too few seats is sold out", async () => {
  const { dialog, user, cart } = await openedBus();
  await user.dblClick(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  const free = await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" });
  expect(dialog.getByRole("radio", { name: "Sat 6 Feb 15:30, arrives 21:45, sold out" })).toBeDisabled();
  await user.click(free);
  expect(cart.store.getState().items).toMatchObject([
    { bookKey: "TR-1", amount: 1, price: 780, searchId: "t-1" },
  ]);
  expect(dialog.getByText("2 persons")).toBeInTheDocument();
});

test("TR-03 another route clears what was found, and says so", async () => {
  const { dialog, user, cart } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("radio", { name: "Mountain to airport" }));
  expect(dialog.queryByRole("radiogroup", { name: "Departure" })).not.toBeInTheDocument();
  expect(dialog.getByText(/because you chose another route/)).toBeInTheDocument();
  expect(cart.store.getState().items).toEqual([]);
});

test("TR-04 what is added carries the day it marks as booked; the way home is offered after it", async () => {
  const { dialog, user, added, end } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  expect(added).toMatchObject([
    { booking: { kind: "transport", day: "2027-02-06" }, items: [{ bookKey: "TR-1" }] },
  ]);
  end(true);
  await waitFor(() =>
    expect(screen.getByText(/Mountain to airport, with the same passengers/)).toBeInTheDocument(),
  );
});

test("TR-04 a failed add leaves the departure chosen and the button usable", async () => {
  const { dialog, user, added, end, cart } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  end(false);
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  expect(added).toHaveLength(2);
  expect(cart.store.getState().items).toHaveLength(1);
});

test("TR-04 closing clears what was chosen", async () => {
  const { dialog, user, cart } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(cart.store.getState().items).toEqual([]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("TR-01 TR-04 booked days carry a check, also on return", async () => {
  await renderInHost(<Page />, {
    ...inHost,
    cart: { bookedDays: { activity: [], transport: ["2027-02-06"] } },
    handlers: [galaxy.get(BY_DAY, threeDays)],
  });
  expect(await screen.findByRole("button", { name: "Sat 6 Feb, arrival, booked" })).toBeInTheDocument();
});
