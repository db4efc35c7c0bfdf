import {
  galaxy,
  type RenderInHostOptions,
  recorded,
  wireAvailability,
  wireCabin,
  wireCalendar,
} from "@stays/testing";
import { screen } from "@testing-library/react";
import { openResults, SEARCH } from "../pages/results.fixture.tsx";

const february = wireCalendar([
  { Date: "2027-02-06", StayLenghts: [3, 7], PriceFrom: 8450 },
  { Date: "2027-02-10", StayLenghts: [3], PriceFrom: 2900 },
]);

/** A calendar with arrivals on 6 and 10 February 2027. */
export const calendar = galaxy.get("availability/calendar", ({ params }) =>
  params.get("start")?.startsWith("2027-02") ? february : wireCalendar([]),
);

/** Returns a search that finds one stay, and its requests. */
export const stays = () => recorded(SEARCH, wireAvailability([wireCabin(3001)]));

/** Settings of a page without a list before a search. */
export const NO_LIST = { search: { multiPropertyNoResultsPage: false } };

/** Renders the page with the search widget in a mock host, on 1 February 2027. */
export const openWidget = (options: RenderInHostOptions) =>
  openResults({
    address: "/en/stays",
    today: "2027-02-01",
    settings: NO_LIST,
    ...options,
  });

/** Waits for the button of a day in the calendar. */
export const findDay = (name: RegExp) => screen.findByRole("button", { name });
