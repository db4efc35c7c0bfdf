import { linkTo, type RouteName, type RouteParams } from "@stays/routes";
import { dayText } from "../world/day.ts";
import { special } from "../world/special-cases.ts";

/** A page of the site, with an item of the destination that has content for it. */
interface ShellPage {
  readonly title: string;
  readonly route: RouteName;
  readonly params?: RouteParams;
}

const of = (id: number, detailId?: number): RouteParams => ({
  id: String(id),
  name: "name",
  ...(detailId === undefined ? {} : { detailId: String(detailId) }),
});

/** Every page of the site, by the name that the shell's URLs use. */
export const shellPages: Readonly<Record<string, ShellPage>> = {
  results: { title: "Search and results", route: "stayslist" },
  "cabin-detail": { title: "Cabin", route: "cabindetail", params: of(special.lodge) },
  village: { title: "Village", route: "village", params: of(special.village) },
  cabin: {
    title: "Cabin of a village",
    route: "cabin",
    params: of(special.village, special.cabinWithAllAgreements),
  },
  hotel: { title: "Hotel", route: "hotel", params: of(special.hotel) },
  "hotel-detail": { title: "Hotel, in detail", route: "hoteldetail", params: of(special.hotel) },
  room: { title: "Room", route: "room", params: of(special.hotel, special.nearlySoldOutRoom) },
  hostel: { title: "Hostel", route: "hotel", params: of(special.hostel) },
  "property-packages": {
    title: "Packages of a property",
    route: "packagepage",
    params: { id: String(special.hotel) },
  },
  packages: { title: "All packages", route: "packagespage" },
  "activities-by-day": { title: "Activities by day", route: "upsellday" },
  "activities-by-category": { title: "Activities by category", route: "upsellcategory" },
  "activities-recommended": { title: "Recommended activities", route: "upsellrecommend" },
  transport: { title: "Transport", route: "upselltransport" },
  trip: { title: "Your trip", route: "trip" },
};

const AHEAD = 70;
const NIGHTS = 7;

/**
 * Returns the URL of a page, for two adults in a week of the season.
 *
 * @param today day number at the destination
 */
export function shellAddress(page: ShellPage, language: string, today: number): string {
  const search = new URLSearchParams({
    start: dayText(today + AHEAD),
    end: dayText(today + AHEAD + NIGHTS),
    rooms: "1",
    "gc-1-adults": "2",
  });
  return linkTo(language, { route: page.route, search, ...(page.params ? { params: page.params } : {}) });
}
