import { galaxy, type RenderInHostOptions, renderInHost, wireCalendar } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { pageTexts } from "./page-texts.fixture.ts";
import { page } from "./results.tsx";

/** The results of a week in February 2027 for two adults and two children. */
export const FAMILY_SEARCHED =
  "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=2&gc-1-age=4,7";

/** The request of a search. */
export const SEARCH = "availability/accommodation";

/** The calendar that the page asks for when nothing is found. */
const noOtherDates = galaxy.get("availability/calendar", wireCalendar([]));

/** Renders the page of the results in a mock host. */
export const openResults = ({ handlers = [], ...options }: RenderInHostOptions) =>
  renderInHost(<page.Page />, { texts: pageTexts, handlers: [...handlers, noOtherDates], ...options });

/** Returns the cards of the list. */
export const articles = () => within(screen.getByRole("list", { name: "Results" })).getAllByRole("article");
