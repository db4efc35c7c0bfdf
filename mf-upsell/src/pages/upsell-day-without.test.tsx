import {
  galaxy,
  networkError,
  recorded,
  settingsFixture,
  wireActivities,
  wireActivityDays,
  wireRefusal,
} from "@stays/testing";
import { createPageContext } from "@stays/testing/page-context";
import { screen, waitFor } from "@testing-library/react";
import { activitiesOn, BY_DAY, DAY, onDay, openDays, readDay, stops } from "./upsell-day.fixture.tsx";
import { page } from "./upsell-day.tsx";

jest.setTimeout(30_000);

test("UP-01 a day's failure is that day's: the next one loads, and Try again cures it", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  const { user } = await openDays({
    days: activitiesOn(6, 7),
    day: (call) => (readDay(call) === "2027-02-06" && !isUp ? networkError() : onDay(call)),
  });
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Sun 7 Feb" }));
  expect(await screen.findByRole("heading", { name: "Ski school 07" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Sat 6 Feb, arrival" }));
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
});

test.each([0, 7])(
  "UP-02 ruling 3 code %s is a failure with Try again, of all days or of one",
  async (code) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const down = { [BY_DAY]: true, [DAY]: true };
    const { user } = await openDays({
      days: () => (down[BY_DAY] ? wireRefusal(code) : activitiesOn(6)),
      day: (call) => (down[DAY] ? wireRefusal(code) : onDay(call)),
    });
    expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
    expect(screen.queryByText(/Going to the basket/)).not.toBeInTheDocument();
    down[BY_DAY] = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Sat 6 Feb, arrival" })).toBeInTheDocument();
    expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
    down[DAY] = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
  },
);

test("UP-01 days that Galaxy does not list are requested one by one, days of others are not shown", async () => {
  const { calls, handler } = recorded(DAY, onDay);
  await openDays(
    {},
    {
      handlers: [
        galaxy.get(BY_DAY, wireActivityDays({ "2027-02-01": true, "2027-02-07": false, "2027-03-01": true })),
        handler,
      ],
    },
  );
  expect(await screen.findByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
  expect(stops()).toEqual(["Sat 6 Feb, arrival", "Sun 7 Feb, sold out", "Mon 8 Feb", "Tue 9 Feb, departure"]);
  await waitFor(() => expect(calls.map(readDay).sort()).toEqual(["2027-02-06", "2027-02-08", "2027-02-09"]));
});

test("UP-02 a day without activities leads to the first day that has some", async () => {
  const { user } = await openDays({ days: activitiesOn(8, 9) });
  expect(
    await screen.findByText("We're sorry but there isn't anything available this day"),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "First available day: Mon 8 Feb 2027" }));
  expect(await screen.findByRole("heading", { name: "Ski school 08" })).toBeInTheDocument();
});

/** Flags of the four days of the stay. Days are requested one by one, and each day's list is empty. */
test.each([
  ["no day has an activity", activitiesOn()],
  ["days that should have activities have none", activitiesOn(6, 7)],
])("UP-02 when %s, a message and a countdown to the basket", async (_, days) => {
  await openDays({ days, day: wireActivities([]) });
  expect(
    await screen.findByRole("heading", { name: "We could not find any activities on your selected dates" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Going to the basket in 5 seconds")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
});

test("UP-02 a stay that has begun leaves the address, the rest of it stays", async () => {
  const { address } = await openDays(
    {},
    { address: "/en/stays/upsell/days?start=2026-11-01&end=2026-11-08&ba=3001" },
  );
  await waitFor(() => expect(address()).toBe("/en/stays/upsell/days?ba=3001"));
  expect(screen.getByText("Choose dates for your stay first")).toBeInTheDocument();
});

test("UP-02 without dates nothing is requested", async () => {
  const { client } = await openDays({}, { address: "/en/stays/upsell/days" });
  expect(screen.getByText("Choose dates for your stay first")).toBeInTheDocument();
  const routeMatch = { language: "en", name: "upsellday", params: {}, search: "", hash: "" } as const;
  const pageContext = createPageContext({
    route: routeMatch,
    settings: settingsFixture(),
    today: "2026-11-21",
  });
  expect(page.queries(pageContext, client)).toEqual([]);
});
