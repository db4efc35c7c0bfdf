import { mapTexts } from "@stays/map/texts";
import {
  galaxy,
  type RenderInHostOptions,
  renderInHost,
  wireCabin,
  wireCalendar,
  wireContent,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { page } from "./results.tsx";

/** The results of a week in February 2027 for two adults. */
export const SEARCHED = "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=0";

/** The same week for two adults and two children. */
export const FAMILY_SEARCHED =
  "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=2&gc-1-age=4,7";

/** The request of a search. */
export const SEARCH = "availability/accommodation";

/** The calendar that the page asks for when nothing is found. */
const noOtherDates = galaxy.get("availability/calendar", wireCalendar([]));

/** Renders the page of the results in a mock host, which provides the texts of the map. */
export const openResults = ({ handlers = [], ...options }: RenderInHostOptions = {}, view = <page.Page />) =>
  renderInHost(view, {
    texts: [...page.texts, mapTexts],
    address: SEARCHED,
    handlers: [...handlers, noOtherDates],
    ...options,
  });

const list = () => within(screen.getByRole("list", { name: "Results" }));

/** Returns the cards of the list. */
export const articles = () => list().getAllByRole("article");

/** Returns the names on the cards of the list. */
export const names = () =>
  list()
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

/** A cabin with a position, which is on the map. */
export const cabin = (id: number, latitude = 61) =>
  wireCabin(id, { Content: wireContent({ Position: { Latitude: latitude, Longitude: 13 } }) });
