import type { Basket } from "@stays/domain";
import {
  galaxy,
  galaxyServer,
  networkError,
  recorded,
  renderInHost,
  wireAccommodation,
  wireActivities,
  wireActivity,
  wireContentList,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { basketFixture, basketLineFixture, sek } from "../add-to-basket/basket.fixture.ts";
import { bookedStays, rememberBookedStays } from "../add-to-basket/booked-items.ts";
import { cartItemFixture, itemStayFixture } from "../add-to-basket/cart-item.fixture.ts";
import { BasketBadge } from "../badge/basket-badge.tsx";
import { tripTexts } from "../trip/trip-texts.ts";
import { page } from "./trip.tsx";

const line = (name: string, start: string, end: string) =>
  basketLineFixture({ name, start: `${start}:00`, end: `${end}:00`, price: sek(100) });

const basket: Basket = {
  total: sek(300),
  groups: [
    ...basketFixture("Ridge village", line("Cabin 14", "2027-02-12T00:00", "2027-02-15T00:00")).groups,
    ...basketFixture("Airport bus", line("Airport – Ridge", "2027-02-12T12:40", "2027-02-12T13:35")).groups,
  ],
};

const hours = { checkInFrom: "15:00", checkOutBefore: "11:00" };

const renderTrip = (more: Parameters<typeof renderInHost>[1] = {}) =>
  renderInHost(<page.Page />, {
    texts: [texts, tripTexts],
    address: "/en/stays/trip",
    basket,
    settings: { upsell: { active: false } },
    ...more,
  });

beforeEach(() => window.localStorage.clear());

const findDay = (name: string) => within(screen.getByRole("listitem", { name }));

test("CT-05 the trip by day: arrival, times that collide, free days, departure", async () => {
  await renderTrip({ settings: { trip: hours, upsell: { active: false } } });
  expect(screen.getByRole("heading", { level: 1, name: "Your trip" })).toBeInTheDocument();
  expect(screen.getByText("Fri 12 Feb – Mon 15 Feb 2027")).toBeInTheDocument();
  const first = findDay("Fri 12 Feb");
  expect(first.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Airport – Ridge",
    "Arrival: Cabin 14",
  ]);
  expect(first.getByText("Ends 13:35, check-in from 15:00")).toBeInTheDocument();
  expect(first.getByText("Check-in from 15:00, 3 nights")).toBeInTheDocument();
  expect(findDay("Sat 13 Feb").getByText("Saturday is free")).toBeInTheDocument();
  expect(findDay("Mon 15 Feb").getByText("Check-out before 11:00")).toBeInTheDocument();
});

test("UP-01 a free day leads to its activities, with their number once that is known", async () => {
  const days = recorded("availability/activity", wireActivities([wireActivity(1), wireActivity(2)]));
  await renderTrip({
    settings: { upsell: { active: true, pageType: "upsellday" } },
    handlers: [days.handler],
    address: "/en/stays/trip?rooms=1&gc-1-adults=2",
  });
  const link = await findDay("Sat 13 Feb").findByRole("link", { name: "2 things to do on Saturday" });
  expect(link).toHaveAttribute(
    "href",
    "/en/stays/upsell/days?start=2027-02-12&end=2027-02-15&rooms=1&gc-1-adults=2&gc-1-children=0&day=2027-02-13",
  );
  expect(days.calls.map(({ params }) => params.get("date")).sort()).toEqual(["2027-02-13", "2027-02-14"]);
});

test("UP-01 without a number the link stays; a day with nothing to do, or that is past, has none", async () => {
  await renderTrip({
    settings: { upsell: { active: true, pageType: "upsellday" } },
    handlers: [
      galaxy.get("availability/activity", ({ params }) =>
        params.get("date") === "2027-02-13" ? networkError() : wireActivities([]),
      ),
    ],
  });
  expect(
    await findDay("Sat 13 Feb").findByRole("link", { name: "See what there is to do on Saturday" }),
  ).toBeInTheDocument();
  expect(await findDay("Sun 14 Feb").findByText("Sunday is free")).toBeInTheDocument();
  expect(findDay("Sun 14 Feb").queryByRole("link")).not.toBeInTheDocument();
});

test("ST-01 with upsell off a free day leads nowhere and requests nothing", async () => {
  await renderTrip();
  expect(findDay("Sat 13 Feb").queryByRole("link")).not.toBeInTheDocument();
});

test("CT-05 nothing booked: the trip says so and leads to the search", async () => {
  await renderTrip({ basket: null });
  expect(screen.queryByText(/in this link/)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Nothing is booked yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Find a stay" })).toHaveAttribute("href", "/en/stays");
});

const sent = itemStayFixture({ propertyId: "cbis:2001", start: "2027-02-12", end: "2027-02-15" });

test.each([
  ["nothing", [], "", "dates and times only: no names of stays and activities"],
  [
    "the stay",
    [cartItemFixture({ name: "Cabin 14", price: 100, stay: sent })],
    ",2001,3001",
    "dates, times and some of the names of stays and activities",
  ],
])(
  "CT-05 ruling 163 the link of a trip of which this browser has booked %s",
  async (_, items, ids, words) => {
    rememberBookedStays(bookedStays(items, "en"));
    // Another tab has another session storage.
    window.sessionStorage.clear();
    const { user } = await renderTrip();
    await user.click(screen.getByRole("button", { name: "Share this trip" }));
    const message = `The link is copied. It has ${words}, and nothing about you.`;
    expect(await screen.findByText(message)).toBeInTheDocument();
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname + decodeURIComponent(link.search)).toBe(
      `/en/stays/trip?stay=2027-02-12,2027-02-15${ids}&time=2027-02-12T1240,2027-02-12T1335`,
    );
  },
);

test("CT-05 a browser that does not copy shows the link", async () => {
  const { user } = await renderTrip();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Share this trip" }));
  expect(await screen.findByText(/^Copy this link: http.*stay=2027-02-12/)).toBeInTheDocument();
});

test("RT-08 a shared trip is read from its address: the stay by its id, activities by their times", async () => {
  const property = wireAccommodation({ Id: "cbis:2001", Name: "Ridge village" });
  await renderTrip({
    address: "/en/stays/trip?stay=2027-02-12,2027-02-15,2001,2001&time=2027-02-13T0900,2027-02-13T1100",
    settings: { trip: hours },
    handlers: [galaxy.get("get-accommodation-content", wireContentList([property]))],
  });
  expect(screen.getByRole("heading", { level: 1, name: "A shared trip" })).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Ridge village" })).toHaveAttribute(
    "href",
    expect.stringContaining("2001"),
  );
  expect(findDay("Sat 13 Feb").getByText("09:00 – 11:00")).toBeInTheDocument();
  expect(screen.queryByText("Cabin 14")).not.toBeInTheDocument();
  expect(findDay("Sun 14 Feb").queryByRole("link")).not.toBeInTheDocument();
});

test("ruling 182 a shared activity has its name from the activities of its day, others their times only", async () => {
  const days = recorded(
    "availability/activity",
    wireActivities([wireActivity(7001, { Name: "Dog sledding" })]),
  );
  const times = ["2027-02-12T0900,2027-02-12T1000,7003", "2027-02-13T0900,2027-02-13T1100,7001"];
  await renderTrip({
    today: "2027-02-13",
    address: `/en/stays/trip?time=${[...times, "2027-02-13T1400,2027-02-13T1500,7002"].join("&time=")}`,
    settings: { upsell: { active: true } },
    handlers: [days.handler],
  });
  const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(await screen.findByRole("heading", { level: 3, name: "Dog sledding" })).toBeInTheDocument();
  expect(names()).toEqual(["Activity or transport", "Dog sledding", "Activity or transport"]);
  expect(days.calls.map(({ params }) => params.get("date"))).toEqual(["2027-02-13"]);
});

test.each([
  ["a day that does not exist", "stay=2027-02-30,2027-03-02", basket],
  ["nothing readable, and nothing is booked", "time=tomorrow", null],
])("RT-08 ruling 163 a link to a trip with %s says so, above the own trip", async (_, query, own) => {
  await renderTrip({
    address: `/en/stays/trip?${query}`,
    basket: own,
  });
  expect(screen.getByRole("heading", { level: 1, name: "Your trip" })).toBeInTheDocument();
  expect(
    screen.getByText("We couldn't read the trip in this link. This page shows your own."),
  ).toBeInTheDocument();
});

test("RT-08 a shared stay that Galaxy does not know keeps its dates", async () => {
  const answers = recorded("get-accommodation-content", { code: 404, errorMessage: "unknown" });
  await renderTrip({
    address: "/en/stays/trip?stay=2027-02-12,2027-02-15,2001,3001",
    handlers: [answers.handler],
  });
  expect(await screen.findByRole("heading", { name: "Arrival: Stay" })).toBeInTheDocument();
  await waitFor(() => expect(answers.calls).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

test.each([
  ["no network", networkError],
  ["a failure of Galaxy", { code: 7, errorMessage: "down" }],
])(
  "ER-02 ruling 163 names of a shared trip that do not load for %s are loaded by Try again",
  async (_, answer) => {
    const { user } = await renderTrip({
      address:
        "/en/stays/trip?stay=2027-02-12,2027-02-15,2001,2001&time=2027-02-13T0900,2027-02-13T1000,7001",
      settings: { upsell: { active: true } },
      handlers: [
        galaxy.get("get-accommodation-content", answer),
        galaxy.get("availability/activity", answer),
      ],
    });
    expect(await screen.findByText("We couldn't load all names of this trip")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Arrival: Stay" })).toBeInTheDocument();
    galaxyServer.use(
      galaxy.get(
        "get-accommodation-content",
        wireContentList([wireAccommodation({ Id: "cbis:2001", Name: "Ridge village" })]),
      ),
      galaxy.get("availability/activity", wireActivities([wireActivity(7001, { Name: "Dog sledding" })])),
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Arrival: Ridge village" })).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Dog sledding" })).toBeInTheDocument();
    expect(screen.queryByText("We couldn't load all names of this trip")).not.toBeInTheDocument();
  },
);

test("CT-05 a stop of the timeline leads to its day", async () => {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await renderTrip();
  await user.click(screen.getByRole("button", { name: "Mon 15 Feb, departure" }));
  expect(screen.getByRole("heading", { level: 2, name: "Mon 15 Feb" })).toHaveFocus();
});

test("CT-05 a basket that does not load: Try again shows the trip, or that it is empty", async () => {
  const { user } = await renderInHost(
    <>
      <BasketBadge />
      <page.Page />
    </>,
    {
      texts: [texts, tripTexts],
      address: "/en/stays/trip",
      handlers: [galaxy.get("get-basket", networkError)],
    },
  );
  // The badge requests the basket again.
  await user.click(screen.getByRole("button", { name: "Basket" }));
  expect(await screen.findByText("We couldn't load your trip")).toBeInTheDocument();
  galaxyServer.use(galaxy.get("get-basket", { code: 404, errorMessage: "No basket" }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing is booked yet")).toBeInTheDocument();
});
