import {
  galaxy,
  recorded,
  type renderInHost,
  wireAvailability,
  wireCabin,
  wireCalendar,
  wireContentList,
  wireRefusal,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { openResults } from "../pages/results.fixture.tsx";

const DATES = "start=2027-02-06&end=2027-02-13";
const ONE = "rooms=1&gc-1-adults=2&gc-1-children=0";
const DEPARTURES = "available-departure-dates";

async function open(options: Parameters<typeof renderInHost>[1]) {
  const search = recorded("availability/accommodation", wireAvailability([wireCabin(3001)]));
  const host = await openResults({
    today: "2027-02-01",
    ...options,
    handlers: [search.handler, content, calendar, ...(options?.handlers ?? [])],
  });
  const region = within(screen.getByRole("search", { name: "Find a stay" }));
  return { ...host, search, field: (name: string) => region.getByRole("combobox", { name }) };
}

const content = galaxy.get("get-accommodation-content", wireContentList([wireCabin(3001, { Products: [] })]));
const calendar = galaxy.get(
  "availability/calendar",
  wireCalendar([
    { Date: "2027-02-06", StayLenghts: [7], PriceFrom: null },
    { Date: "2027-02-10", StayLenghts: [3], PriceFrom: null },
  ]),
);
const card = () => screen.findByRole("article", { name: "Cabin 3001" });

test("SW-06 an age that is missing in a room that a cabin search does not have blocks nothing", async () => {
  const two = `${DATES}&rooms=2&gc-1-adults=2&gc-1-children=0&gc-2-adults=1&gc-2-children=1`;
  const { user, field, search } = await open({ address: `/en/stays?${two}` });
  await card();
  await user.selectOptions(field("Type of accommodation"), "Cabin");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(search.calls).toHaveLength(1));
  expect(screen.queryByText("Please set age for all children")).not.toBeInTheDocument();
});

test("SW-07 two areas of an address are shown in the selector, and count as chosen where an area is required", async () => {
  const { user, field, search } = await open({
    address: `/en/stays?${DATES}&${ONE}&geos=410,420`,
    settings: { search: { areaRequired: true } },
  });
  await card();
  expect(field("Area")).toHaveDisplayValue("Fjällbyn, Norra");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.queryByText("Please select area")).not.toBeInTheDocument();
  expect(search.calls.map(({ params }) => params.get("geo"))).toEqual(["410,420"]);
});

test("SW-07 the last area cannot be removed in the Filters dialog while an area is required", async () => {
  const { user } = await open({
    address: `/en/stays?${DATES}&${ONE}&geos=410,420`,
    settings: { search: { areaRequired: true } },
  });
  await card();
  await user.click(screen.getByRole("button", { name: /^Filters/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Filters" }));
  await user.click(dialog.getByRole("checkbox", { name: "Fjällbyn" }));
  expect(dialog.getByRole("checkbox", { name: "Norra" })).toBeDisabled();
});

test.each([
  ["type", { categoryRequired: true }, "Please select type of accommodation"],
  ["area", { areaRequired: true }, "Please select area"],
])(
  "SW-08 an address without the required %s says so at once and is not searched",
  async (_, required, said) => {
    const { search } = await open({ address: `/en/stays?${DATES}&${ONE}`, settings: { search: required } });
    expect(within(await card()).getByText(said)).toBeInTheDocument();
    expect(within(screen.getByRole("search", { name: "Find a stay" })).getByText(said)).toBeInTheDocument();
    expect(search.calls).toEqual([]);
  },
);

test("SW-01 an arrival of the address before the first one of the settings is not searched, and is said", async () => {
  const { search } = await open({
    address: `/en/stays?${DATES}&${ONE}`,
    settings: { calendar: { earliestArrival: "2027-02-07" } },
  });
  expect(within(await card()).getByText("The dates are not valid")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Arrival" })).toHaveAccessibleDescription(
    /The dates are not valid/,
  );
  expect(search.calls).toEqual([]);
});

test("SR-07 a type that the settings do not know is shown, and can be removed", async () => {
  const { user, field, address } = await open({ address: `/en/stays?${DATES}&${ONE}&category=99` });
  await card();
  expect(field("Type of accommodation")).toHaveDisplayValue("99");
  await user.click(screen.getByRole("button", { name: "Remove filter 99" }));
  expect(address()).not.toContain("category");
});

test("SR-09 other dates end the search of a part of the map", async () => {
  const { user, address } = await open({ address: `/en/stays?${DATES}&${ONE}&bounds=50,1,70,30` });
  expect((await screen.findAllByText(/in this part of the map/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.click(await screen.findByRole("button", { name: /^Wednesday 10 February 2027/ }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(address()).toContain("start=2027-02-10"));
  expect(address()).not.toContain("bounds");
});

const RESTRICTED = {
  active: true,
  nodeId: 1184,
  arrivalPeriods: [{ start: "2027-02-05", end: "2027-02-07" }],
};

test("SW-11 the restricted calendar of cabins leaves a search for hotels alone", async () => {
  const { user } = await open({
    address: "/en/stays?category=14",
    settings: { restrictedCalendar: RESTRICTED, search: { hotelCategoryId: 14 } },
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  expect(
    await screen.findByRole("button", { name: /^Wednesday 10 February 2027(?!, not available)/ }),
  ).toBeInTheDocument();
});

test.each([
  [404, "No departures for this arrival. Choose another day."],
  [500, "We couldn't load the departure days. Please try again."],
])(
  "SW-11 code %i of the departure days is said as what it is, and left to the host's log",
  async (code, said) => {
    const { user, problems } = await open({
      address: "/en/stays?start=2027-02-06",
      settings: { restrictedCalendar: RESTRICTED },
      handlers: [galaxy.get(DEPARTURES, wireRefusal(code))],
    });
    await user.click(screen.getByRole("button", { name: "Departure" }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(problems).toEqual([]);
  },
);
