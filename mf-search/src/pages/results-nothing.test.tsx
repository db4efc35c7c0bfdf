import {
  deferred,
  galaxy,
  networkError,
  recorded,
  wireAvailability,
  wireCabin,
  wireCalendar,
  wireRefusal,
} from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { FAMILY_SEARCHED, openResults, SEARCH, SEARCHED } from "./results.fixture.tsx";

const arrival = (day: string) => ({ Date: day, StayLenghts: [7], PriceFrom: 900 });
const NONE = wireAvailability([], { TotalResults: 0 });

/** A calendar with arrivals for a week, by the first day that is asked for. */
const calendar = (arrivals: Readonly<Record<string, readonly string[]>>) =>
  galaxy.get("availability/calendar", ({ params }) =>
    wireCalendar((arrivals[params.get("start") ?? ""] ?? []).map((day) => arrival(day))),
  );

test("SR-03 nothing found offers what to drop and other dates", async () => {
  const { user, address } = await openResults({
    address: `${SEARCHED}&attributes=215`,
    handlers: [galaxy.get(SEARCH, NONE)],
  });
  expect(
    await screen.findByRole("heading", {
      name: "Sorry, we couldn't find anything — try changing dates or removing filters",
    }),
  ).toBeInTheDocument();
  expect(screen.getByText("Try without one of the filters above, or other dates.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Change dates" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remove filter Sauna" }));
  expect(address()).not.toContain("attributes");
});

test.each([
  [SEARCHED, SEARCH],
  ["/en/stays", "get-accommodation-content"],
])(
  "EC-10 SR-03 %s: an answer without a count is nothing found, not a failure",
  async (address, operation) => {
    const none = { Accommodations: [], Items: [], Success: true, SearchId: "s" };
    await openResults({ address, handlers: [galaxy.get(operation, none)] });
    expect(
      await screen.findByRole("heading", { name: /^Sorry, we couldn't find anything/ }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Something went wrong/)).not.toBeInTheDocument();
  },
);

test("SR-03 nothing found on the wanted dates offers those nearby with as many nights, from the calendar", async () => {
  const search = recorded(SEARCH, ({ params }) =>
    params.get("start") === "2027-02-08" ? wireAvailability([wireCabin(3001)]) : NONE,
  );
  const { user, address } = await openResults({
    address: `${SEARCHED}&attributes=215`,
    today: "2027-02-01",
    handlers: [search.handler, calendar({ "2027-02-01": ["2027-02-06", "2027-02-08"] })],
  });
  expect(await screen.findByText("Nearby dates with stays for 7 nights, filters aside:")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "8 Feb – 15 Feb" }));
  expect(address()).toContain("start=2027-02-08&end=2027-02-15");
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
  expect(search.calls.map(({ params }) => params.get("start"))).toEqual(["2027-02-06", "2027-02-08"]);
});

test("SR-03 without filters nothing found does not speak of filters below its heading", async () => {
  await openResults({
    address: FAMILY_SEARCHED,
    today: "2027-02-01",
    handlers: [galaxy.get(SEARCH, NONE), calendar({ "2027-02-01": ["2027-02-08"] })],
  });
  expect(await screen.findByText("No filter is set: try other dates or fewer guests.")).toBeInTheDocument();
  expect(
    await screen.findByText("Nearby dates with stays for 7 nights at the destination:"),
  ).toBeInTheDocument();
  expect(screen.queryByText(/filters aside|one of the filters/)).not.toBeInTheDocument();
});

test("SR-03 nearby dates are offered once all their months have answered, and do not change then", async () => {
  const february = deferred();
  const answered: string[] = [];
  await openResults({
    today: "2027-01-01",
    handlers: [
      galaxy.get(SEARCH, NONE),
      galaxy.get("availability/calendar", async ({ params }) => {
        const start = params.get("start") ?? "";
        if (start === "2027-02-01") await february.promise;
        answered.push(start);
        const day = { "2027-01-01": "2027-01-30", "2027-02-01": "2027-02-07" }[start];
        return wireCalendar(day ? [arrival(day)] : []);
      }),
    ],
  });
  await screen.findByText(/Sorry, we couldn't find anything/);
  await waitFor(() => expect(answered).toContain("2027-01-01"));
  expect(screen.queryByText(/Nearby dates/)).not.toBeInTheDocument();
  february.resolve();
  expect(await screen.findByRole("button", { name: "7 Feb – 14 Feb" })).toBeInTheDocument();
});

test("SR-03 code 500 is no availability, a network error a failure, left to the host's log; Try again asks again (rulings 3 and 44)", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let isDown = true;
  const { user, problems } = await openResults({
    handlers: [galaxy.get(SEARCH, () => (isDown ? networkError() : wireRefusal(500)))],
  });
  expect(
    await screen.findByText("Something went wrong, please try different dates or later"),
  ).toBeInTheDocument();
  expect(screen.getByText("We couldn't load the stays. Your search is unchanged.")).toBeInTheDocument();
  expect(problems).toEqual([]);
  expect(screen.queryByText("Loading stays")).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Sorry, we couldn't find anything/)).toBeInTheDocument();
});
