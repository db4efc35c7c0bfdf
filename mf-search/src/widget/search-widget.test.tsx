import {
  galaxy,
  networkError,
  recorded,
  renderInHost,
  wireAvailability,
  wireCabin,
  wireCalendar,
} from "@stays/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { Page, sharedTexts } from "../pages/results.tsx";

// End-to-end journeys with lazy parts are slow on busy machines.
jest.setTimeout(30_000);

const SEARCH = "availability/accommodation";
const CALENDAR = "availability/calendar";
const GUESTS = "rooms=1&gc-1-adults=2&gc-1-children=0&gc-1-age=";
const SEARCHED = `/en/stays?start=2027-02-06&end=2027-02-13&${GUESTS}`;

const february = wireCalendar([
  { Date: "2027-02-06", StayLenghts: [3, 7], PriceFrom: 8450 },
  { Date: "2027-02-10", StayLenghts: [3], PriceFrom: 2900 },
]);
const calendar = galaxy.get(CALENDAR, ({ params }) =>
  params.get("start")?.startsWith("2027-02") ? february : wireCalendar([]),
);
const stays = () => recorded(SEARCH, wireAvailability([wireCabin(3001)]));
const NO_LIST = { search: { multiPropertyNoResultsPage: false } };

const open = (options: Parameters<typeof renderInHost>[1]) =>
  renderInHost(<Page />, {
    texts: [texts, ...sharedTexts],
    today: "2027-02-01",
    settings: NO_LIST,
    ...options,
  });
const day = (name: RegExp) => screen.findByRole("button", { name });

test("SW-02 SW-04 arrival, then departure, then guests; days show their price, and the search is submitted", async () => {
  const search = stays();
  const { user, address } = await open({
    address: "/en/stays?utm=mail",
    handlers: [calendar, search.handler],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.click(
    await day(/^Saturday 6 February 2027, from 8.450.kr$|^Saturday 6 February 2027, from SEK.8,450$/),
  );
  await user.click(await day(/^Tuesday 9 February 2027/));
  await user.click(await screen.findByRole("button", { name: "Add adult" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  const entries = window.history.length;
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
  expect(address()).toBe(
    "/en/stays?start=2027-02-06&end=2027-02-09&rooms=1&gc-1-adults=2&gc-1-children=0&utm=mail",
  );
  expect(window.history.length).toBe(entries + 1);
  expect(search.calls).toHaveLength(1);
});

test("SW-02 choosing the departure first leads to the arrival", async () => {
  const { user } = await open({ handlers: [calendar] });
  const departure = () => screen.getByRole("button", { name: "Departure" });
  await user.click(departure());
  await user.click(await day(/^Saturday 6 February 2027, from/));
  expect(screen.getByRole("button", { name: "Arrival" })).toHaveAccessibleDescription("Sat 6 Feb 2027");
  await user.click(await day(/^Tuesday 9 February 2027/));
  expect(departure()).toHaveAccessibleDescription("Tue 9 Feb 2027");
  expect(await screen.findByRole("button", { name: "Add adult" })).toBeInTheDocument();
});

test("SW-01 days before today or without arrival are not available; the week starts on Monday", async () => {
  const { user } = await open({ today: "2027-02-08", handlers: [calendar] });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  expect(await day(/^Wednesday 10 February 2027, from/)).not.toHaveAttribute("aria-disabled");
  expect(await day(/^Saturday 6 February 2027, not available$/)).toHaveAttribute("aria-disabled", "true");
  const [grid] = screen.getAllByRole("grid");
  expect(within(grid as HTMLElement).getAllByRole("columnheader", { hidden: true })[0]).toHaveTextContent(
    "Mo",
  );
});

test("SW-03 empty months are passed over until the first with days", async () => {
  const months = recorded(CALENDAR, ({ params }) =>
    params.get("start")?.startsWith("2027-04")
      ? wireCalendar([{ Date: "2027-04-03", StayLenghts: [2], PriceFrom: 900 }])
      : wireCalendar([]),
  );
  const { user } = await open({ handlers: [months.handler] });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  expect(await day(/^Saturday 3 April 2027, from/)).toBeInTheDocument();
  expect(months.calls.map(({ params }) => params.get("start"))).toEqual(
    expect.arrayContaining(["2027-02-01", "2027-03-01", "2027-04-01"]),
  );
});

test("SW-04 with a number of nights one day sets both dates (ruling 50)", async () => {
  const { user } = await open({ handlers: [calendar] });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Nights" }), "7");
  await user.click(await day(/^Saturday 6 February 2027, from/));
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sat 13 Feb 2027");
  expect(await screen.findByRole("button", { name: "Done" })).toBeInTheDocument();
});

test("SW-04 a length that is not offered on the chosen day is explained beside the departures that are", async () => {
  const { user } = await open({ handlers: [calendar] });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Nights" }), "7");
  await user.click(await day(/^Wednesday 10 February 2027, from/));
  expect(
    await screen.findByText("7 nights is not offered on this day. Possible from here: 3 nights."),
  ).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Nights" })).toHaveValue("7");
  await user.click(await day(/^Saturday 13 February 2027/));
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sat 13 Feb 2027");
});

test("SW-03 a calendar that fails says so and leaves plain days to choose", async () => {
  const { user } = await open({ handlers: [galaxy.get(CALENDAR, networkError)] });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  expect(
    await screen.findByText("We couldn't load the prices. You can still choose dates."),
  ).toBeInTheDocument();
  await user.click(await day(/^Tuesday 16 February 2027$/));
  expect(screen.getByRole("button", { name: "Arrival" })).toHaveAccessibleDescription("Tue 16 Feb 2027");
});

test("SW-05 the age of a new child is required, with the reason", async () => {
  const { user } = await open({ address: SEARCHED, handlers: [stays().handler] });
  await user.click(screen.getByRole("button", { name: "Guests" }));
  expect(await screen.findByText("Adults, 19 years and up")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add child" }));
  expect(screen.getByText(/We ask for ages so that you do not pay too much/)).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Age of child 1" })).toHaveDisplayValue("Age needed");
});

test("SW-06 a category that is no hotel sends the first room only (ruling 1)", async () => {
  const search = stays();
  await open({
    address: "/en/stays?start=2027-02-06&end=2027-02-13&category=12&rooms=2&gc-1-adults=2&gc-2-adults=3",
    handlers: [search.handler],
  });
  await screen.findByText("1 stay");
  expect(search.calls[0]?.params.get("personConfigurations")).toBe('[{"Adults":2,"ChildrenAges":[]}]');
});

test("SW-07 the area selector starts with All areas and falls back to the tree", async () => {
  await open({ settings: { search: { areas: [], multiPropertyNoResultsPage: false } } });
  const area = screen.getByRole("combobox", { name: "Area" });
  expect(
    within(area)
      .getAllByRole("option")
      .map((option) => option.textContent?.trim()),
  ).toEqual(["All areas", "Sälen", "Fjällbyn", "Norra"]);
});

test("SW-08 an invalid form blocks the search, says why at each field and leads to the first", async () => {
  const { user, address } = await open({
    address: "/en/stays?gc-1-adults=2&gc-1-children=1",
    settings: { search: { ...NO_LIST.search, categoryRequired: true, areaRequired: true } },
  });
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getByText("Please select type of accommodation")).toBeInTheDocument();
  expect(screen.getByText("Please select area")).toBeInTheDocument();
  expect(screen.getByText("You have not chosen any dates")).toBeInTheDocument();
  expect(screen.getByText("Please select dates")).toBeInTheDocument();
  expect(screen.getByText("Please set age for all children")).toBeInTheDocument();
  for (const name of ["Arrival", "Departure"])
    expect(screen.getByRole("button", { name })).toHaveAccessibleDescription(/Please select dates$/);
  expect(screen.getByRole("combobox", { name: "Type of accommodation" })).toHaveFocus();
  expect(address()).toBe("/en/stays?gc-1-adults=2&gc-1-children=1");
});

test("SW-08 with nothing wrong but an age, the guests open and the age says so", async () => {
  const { user } = await open({
    address: SEARCHED.replace("children=0", "children=1"),
    handlers: [stays().handler],
  });
  await user.click(screen.getByRole("button", { name: "Search" }));
  const age = await screen.findByRole("combobox", { name: "Age of child 1" });
  expect(age).toBeInvalid();
  expect(age).toHaveAccessibleDescription("Age needed");
  const widget = screen.getByRole("search", { name: "Find a stay" });
  expect(within(widget).getByText("Please set age for all children")).toBeInTheDocument();
});

test("SW-02 SW-09 in full screen the departure, and the button Guests, lead to the guests; Done leads back", async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { user } = await open({ handlers: [calendar], media: (query) => query.includes("max-width") });
  await user.click(screen.getByRole("button", { name: /^Change search: / }));
  const dialog = await screen.findByRole("dialog", { name: "Find a stay" });
  await user.click(await day(/^Saturday 6 February 2027, from/));
  await user.click(await day(/^Tuesday 9 February 2027/));
  const guests = within(dialog).getByRole("region", { name: "Guests" });
  expect(guests).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await user.click(within(guests).getByRole("button", { name: "Add adult" }));
  await user.click(within(guests).getByRole("button", { name: "Done" }));
  const button = within(dialog).getByRole("button", { name: "Guests" });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription("2 adults, 1 room");
  await user.click(button);
  await user.click(button);
  expect(guests).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(3);
});

test("SW-09 on narrow windows one line opens the search full screen, and closing gives focus back", async () => {
  const { user } = await open({
    address: SEARCHED,
    handlers: [stays().handler, calendar],
    media: (query) => query.includes("max-width"),
  });
  const bar = screen.getByRole("button", { name: "Change search: 6 Feb – 13 Feb, 2 guests" });
  await user.click(bar);
  const dialog = await screen.findByRole("dialog", { name: "Find a stay" });
  expect(within(dialog).getByRole("button", { name: "Search" })).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Close search" }));
  await waitFor(() => expect(bar).toHaveFocus());
});

test("SW-10 a code is checked, added when valid, and typing starts over", async () => {
  const validate = recorded("validate-promocode", ({ params }) => ({
    ValidationResult: [
      params.get("promocode") === "winter10"
        ? { PromoCodeStatus: "Valid", PromoCode: "WINTER10" }
        : { PromoCodeStatus: "Expired", PromoCode: "old" },
    ],
  }));
  const search = stays();
  const { user, address } = await open({ address: SEARCHED, handlers: [search.handler, validate.handler] });
  await screen.findByText("1 stay");
  const box = screen.getByRole("textbox", { name: "Promo code" });
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(validate.calls).toHaveLength(0);
  await user.type(box, "old");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
  await user.clear(box);
  expect(screen.queryByText("Code is not valid")).not.toBeInTheDocument();
  await user.type(box, "winter10");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("Code is valid")).toBeInTheDocument();
  expect(address()).toContain("promocode=WINTER10");
  await waitFor(() => expect(search.calls.at(-1)?.params.get("promoCode")).toBe("WINTER10"));
  await user.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(address()).not.toContain("promocode");
});

test.each(["Invalid", "Expired", "NotApplicable"])(
  "SW-10 a code of the address that is %s leaves it, and the search runs again without it (rulings 36 and 49)",
  async (status) => {
    const search = stays();
    const { address } = await open({
      address: `${SEARCHED}&promocode=OLD`,
      handlers: [
        search.handler,
        galaxy.get("validate-promocode", {
          ValidationResult: [{ PromoCodeStatus: status, PromoCode: "OLD" }],
        }),
      ],
    });
    expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
    await waitFor(() =>
      expect(search.calls.map(({ params }) => params.get("promoCode"))).toEqual(["OLD", null]),
    );
    expect(address()).not.toContain("promocode");
  },
);

test("SW-10 the box is there only when promo codes are active", async () => {
  await open({ settings: { ...NO_LIST, promoCodeActive: false } });
  expect(screen.queryByRole("textbox", { name: "Promo code" })).not.toBeInTheDocument();
});

const RESTRICTED = {
  active: true,
  nodeId: 1184,
  arrivalPeriods: [{ start: "2027-02-05", end: "2027-02-07" }],
};

test("SW-11 the restricted calendar takes arrivals of its periods and departures of the server", async () => {
  const departures = recorded("available-departure-dates", {
    earliestDepartureDay: "2027-02-13",
    departureDates: ["2027-02-13"],
  });
  const { user } = await open({
    settings: { ...NO_LIST, restrictedCalendar: RESTRICTED },
    handlers: [calendar, departures.handler],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  expect(await day(/^Wednesday 10 February 2027, not available$/)).toBeInTheDocument();
  await user.click(await day(/^Saturday 6 February 2027/));
  expect(await day(/^Sunday 14 February 2027, not available$/)).toBeInTheDocument();
  await user.click(await day(/^Saturday 13 February 2027$/));
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sat 13 Feb 2027");
  expect(departures.calls[0]?.params.get("arrivalDate")).toBe("2027-02-06");
});

test("SW-11 SW-04 a chosen number of nights is used when the server offers it, and explained when it does not", async () => {
  const { user } = await open({
    settings: { ...NO_LIST, restrictedCalendar: RESTRICTED },
    handlers: [
      calendar,
      galaxy.get("available-departure-dates", ({ params }) => ({
        earliestDepartureDay: "2027-02-13",
        departureDates: params.get("arrivalDate") === "2027-02-06" ? ["2027-02-13"] : ["2027-02-08"],
      })),
    ],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Nights" }), "7");
  await user.click(await day(/^Friday 5 February 2027/));
  expect(
    await screen.findByText("7 nights is not offered on this day. Possible from here: 3 nights."),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.click(await day(/^Saturday 6 February 2027/));
  expect(await screen.findByRole("button", { name: "Done" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sat 13 Feb 2027");
});

test("SW-11 departures that cannot be loaded stop waiting and can be tried again", async () => {
  const { user } = await open({
    address: "/en/stays?start=2027-02-06",
    settings: { ...NO_LIST, restrictedCalendar: RESTRICTED },
    handlers: [calendar, galaxy.get("available-departure-dates", networkError)],
  });
  await user.click(screen.getByRole("button", { name: "Departure" }));
  expect(
    await screen.findByText("We couldn't load the departure days. Please try again."),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
});

test("SW-12 a name is searched for a second after the last key, without a history entry", async () => {
  jest.useFakeTimers();
  try {
    const search = stays();
    const { user, address } = await open({
      address: SEARCHED,
      handlers: [search.handler],
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    const entries = window.history.length;
    await user.type(screen.getByRole("textbox", { name: "Name of the place" }), "pine");
    expect(address()).not.toContain("name=");
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(address()).toContain("name=pine");
    expect(window.history.length).toBe(entries);
  } finally {
    jest.useRealTimers();
  }
});
