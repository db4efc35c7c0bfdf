import {
  addButtonMock,
  type GalaxyAnswer,
  galaxy,
  type RenderInHostOptions,
  recorded,
  renderInHost,
  wireActivity,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { page } from "./transport.tsx";

const BY_DAY = "availability/transport/by-day";
const bus = wireActivity(6501, {
  Name: "Airport bus",
  day: "2027-02-06",
  times: ["07:10", "15:30"],
  groups: {},
});
export const busHome = wireActivity(6501, {
  Name: "Airport bus",
  day: "2027-02-08",
  times: ["09:00"],
  groups: {},
});
export const days = (byDay: object) => ({ ProductsByDay: byDay });
export const threeDays = days({ "2027-02-06": [bus], "2027-02-07": [], "2027-02-08": [busHome] });
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
const departure = (
  BookKey: string,
  time: string,
  AvailableCapacity: number,
  ArrivalTime = "2027-02-06T21:45:00",
) => ({
  BookKey,
  Price: { Price: 780, Currency: "SEK" },
  OutboundJourney: {
    Legs: [{ DepartureTime: `2027-02-06T${time}:00`, ArrivalTime }],
    AvailableCapacity,
  },
});
/** The answer to a search of departures. */
export const found = {
  SearchId: "t-1",
  Results: [
    departure("TR-1", "07:10", 14),
    departure("TR-2", "15:30", 1),
    departure("TR-3", "22:15", 14, "2027-02-07T07:15:00"),
    departure("TR-4", "20:50", 14),
    departure("TR-5", "22:00", 14),
  ],
};

/** The URL of a stay from Saturday 6 to Monday 8 February. */
export const ADDRESS = "/en/stays/upsell/transport?start=2027-02-06&end=2027-02-08";

/** Renders the page in a mock host, which answers with the transport by day. */
export const openTransport = (byDay: GalaxyAnswer, { handlers = [], ...options }: RenderInHostOptions = {}) =>
  renderInHost(<page.Page />, {
    texts: page.texts,
    address: ADDRESS,
    handlers: [galaxy.get(BY_DAY, byDay), ...handlers],
    ...options,
  });
export const stops = () => within(screen.getByRole("list", { name: "Days" })).getAllByRole("button");

export async function openedBus(settings = {}, persons = "") {
  const search = recorded("availability/transport", found);
  const slot = addButtonMock();
  const view = await openTransport(threeDays, {
    address: `${ADDRESS}${persons}`,
    settings,
    slots: { "cart.add-button": slot.AddButton },
    handlers: [galaxy.get("availability/transport/information", information), search.handler],
  });
  await view.user.click(await screen.findByRole("button", { name: "Book now: Airport bus" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Airport bus" }));
  await dialog.findByRole("radiogroup", { name: "Route" });
  return { ...view, ...slot, search, dialog };
}
