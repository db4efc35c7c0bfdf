import { parseAddress } from "@stays/routes";
import { createPageContext } from "@stays/testing/page-context";
import { settingsFixture } from "@stays/testing/settings";
import {
  favouritesLink,
  mergeFavourites,
  parseSharedIds,
  removeSharedFavourites,
} from "./shared-favourites.ts";

const stay = (id: string) => ({
  id,
  name: id,
  path: `/en/stays/village/${id.slice(5)}`,
  area: null,
  picture: null,
});

function pageContext(search: string) {
  const route = parseAddress({ pathname: "/en/stays", search, hash: "" }, ["en"]);
  if (!route) throw new Error("no route");
  const settings = settingsFixture({ promoCodeActive: true });
  return createPageContext({ route, settings, today: "2027-02-01" });
}

const favourites = [stay("cbis:3001"), stay("cont:7")];
const makeQuery = (link: string) => link.slice(link.indexOf("?"));

test("a link to favourites contains their ids, and parsing returns them", () => {
  const link = favouritesLink(pageContext(""), favourites);
  expect(link).toBe("/en/stays?favourites=cbis:3001,cont:7");
  expect(parseSharedIds(makeQuery(link))).toEqual(["cbis:3001", "cont:7"]);
});

const WEEK = "start=2027-02-13&end=2027-02-20";

test.each([
  [
    "dates and guests, and neither promo code nor filters",
    `${WEEK}&rooms=2&gc-1-adults=2&gc-1-age=7&gc-2-adults=1&promocode=SNOW&geo=4&attributes=1&name=x&ranks=Anna:1&utm_source=mail`,
    `${WEEK}&rooms=2&gc-1-adults=2&gc-1-children=1&gc-1-age=7&gc-2-adults=1&gc-2-children=0&`,
  ],
  [
    "the persons that the sender's prices were for",
    `${WEEK}&rooms=2&gc-1-adults=2&gc-2-adults=5&category=12`,
    `${WEEK}&rooms=1&gc-1-adults=2&gc-1-children=0&`,
  ],
  ["not one date", "start=2027-02-13", ""],
  ["no swapped dates", "start=2027-02-20&end=2027-02-13", ""],
  ["no past dates", "start=2027-01-06&end=2027-01-13", ""],
  ["no malformed dates", "start=2027-02-30&end=<script>", ""],
  ["the guests without dates", "start=2027-02-13&gc-1-adults=3", "rooms=1&gc-1-adults=3&gc-1-children=0&"],
])("ruling 185: a link to favourites carries %s", (_, search, carried) => {
  expect(favouritesLink(pageContext(`?${search}`), favourites)).toBe(
    `/en/stays?${carried}favourites=cbis:3001,cont:7`,
  );
});

test("anything but an id in the address is left out", () => {
  expect(parseSharedIds("?favourites=cbis:1,cbis:1,../etc,javascript:1,cbis:,cbis:2.3")).toEqual(["cbis:1"]);
});

test("the rest of the address stays when shared favourites leave it", () => {
  expect(removeSharedFavourites("?start=2027-02-06&favourites=cbis:1&attributes=1,2")).toBe(
    "?start=2027-02-06&attributes=1,2",
  );
  expect(removeSharedFavourites("?favourites=cbis:1")).toBe("");
});

test("favourites of a link are added, each once", () => {
  const all = mergeFavourites([stay("cbis:1")], [stay("cbis:1"), stay("cbis:2")]);
  expect(all.map(({ id }) => id)).toEqual(["cbis:1", "cbis:2"]);
});
