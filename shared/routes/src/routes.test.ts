import fc from "fast-check";
import { accommodationLink } from "./accommodation-link.ts";
import { addressOf, linkTo } from "./link-to.ts";
import { matchRoute } from "./match-route.ts";
import { currentPlaceOf, isCanonicalPath } from "./old-address.ts";
import { parseAddress } from "./parse-address.ts";
import type { Place } from "./place.ts";
import { type RouteName, routeTable } from "./route-table.ts";

const prefixes = ["en", "sv", "no", "de"];
const place = (address: string): Place | null => parseAddress(new URL(address, "http://site"), prefixes);

describe("the 14 named routes", () => {
  test.each<[string, RouteName]>([
    ["/stays", "stayslist"],
    ["/stays/cabindetail/1/x", "cabindetail"],
    ["/stays/village/2001", "village"],
    ["/stays/village/2001/fjallbyn", "village"],
    ["/stays/village/2001/name/3001", "cabin"],
    ["/stays/hotel/4001", "hotel"],
    ["/stays/hotel/4001/name/5001", "room"],
    ["/stays/hoteldetail/4001/x", "hoteldetail"],
    ["/stays/package/list/2001", "packagepage"],
    ["/stays/package/detail/2001/810", "packagedetail"],
    ["/stays/packages", "packagespage"],
    ["/stays/upsell/days", "upsellday"],
    ["/stays/upsell/categories", "upsellcategory"],
    ["/stays/upsell/recommend", "upsellrecommend"],
    ["/stays/upsell/transport", "upselltransport"],
  ])("RT-01 %s is %s", (path, route) => {
    expect(matchRoute(path)?.route).toBe(route);
  });

  test.each([
    "/",
    "/stays/unknown",
    "/stays/village",
    "/stays/village/abc",
    "/stays/village/1/a/2/b",
    "/%E0%A4%A",
  ])("RT-01 %s has no route", (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  test("RT-01 a path needs one of the site's language prefixes", () => {
    expect(place("/en/stays")?.language).toBe("en");
    expect(place("/fr/stays")).toBeNull();
    expect(place("/stays")).toBeNull();
  });

  test("RT-07 ids lose their tag, in any case", () => {
    expect(matchRoute("/stays/village/CBIS:2001/name/cbis:3001")?.params).toEqual({
      id: "2001",
      name: "name",
      detailId: "3001",
    });
  });

  test("RT-01 what is linked to is found again", () => {
    const id = fc.nat().map(String);
    const name = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "" && !/^\.{1,2}$/.test(text));
    const routes = Object.keys(routeTable) as RouteName[];
    fc.assert(
      fc.property(fc.constantFrom(...routes), id, name, id, id, (route, own, alias, detailId, packageId) => {
        const address = linkTo("en", { route, params: { id: own, name: alias, detailId, packageId } });
        expect(place(address)?.route).toBe(route);
      }),
    );
  });
});

describe("old addresses", () => {
  const current = (address: string): string | null => {
    const now = currentPlaceOf(place(address) as Place);
    return now && addressOf(now);
  };

  test("RT-02 cabindetail with cabin goes to the cabin in its village, the rest of the query is kept", () => {
    expect(current("/en/stays/cabindetail/2001/x?start=2027-02-06&cabin=3001&a=1")).toBe(
      "/en/stays/village/2001/name/3001?start=2027-02-06&a=1",
    );
    expect(current("/en/stays/cabindetail/2001/x?start=2027-02-06")).toBeNull();
  });

  test("RT-03 hoteldetail with room goes to the room in its hotel", () => {
    expect(current("/sv/stays/hoteldetail/4001?room=cbis:5001")).toBe("/sv/stays/hotel/4001/name/5001");
  });

  test("RT-04 the list page loses cabin", () => {
    expect(current("/en/stays?cabin=1&name=lake")).toBe("/en/stays?name=lake");
    expect(current("/en/stays?name=lake")).toBeNull();
  });

  test("RT-08 capacity is written with a dot, the rest of the query stays (rulings 2 and 45)", () => {
    expect(current("/en/stays?geos=1,2&capacity-603=3&utm=a")).toBe(
      "/en/stays?geos=1,2&capacity.603=3&utm=a",
    );
    expect(current("/en/stays?capacity-603=3&capacity.603=4")).toBe("/en/stays?capacity.603=4");
    expect(current("/en/stays?cabin=1&capacity-372=2")).toBe("/en/stays?capacity.372=2");
    expect(current("/en/stays?capacity.603=3&capacity-x=1")).toBeNull();
    expect(current("/en/stays?capacity-603=3&capacity.603=x&utm=a")).toBe("/en/stays?capacity.603=3&utm=a");
    expect(current("/en/stays?capacity-603=x")).toBe("/en/stays");
  });

  test("RT-07 an address with a tagged id is not in today's form (ruling 45)", () => {
    const tagged = place("/en/stays/village/cbis:2001/x") as Place;
    expect(isCanonicalPath("/en/stays/village/cbis:2001/x", tagged)).toBe(false);
    expect(isCanonicalPath("/en/stays/village/2001/x", tagged)).toBe(true);
  });
});

describe("links to accommodations", () => {
  const detailLinks = {
    village: "/stays/village/{Id}/{Name}",
    cabin: "/stays/village/{Id}/{Name}/{DetailId}",
  };

  test("RT-07 a card links to the route of PageToLoad with the digits of its id, its name and the query", () => {
    const village = { id: "cbis:2001", pageToLoad: "village", urlAlias: "fjallbyn", parentId: null };
    expect(accommodationLink("en", village, detailLinks, "?start=2027-02-06")).toBe(
      "/en/stays/village/2001/fjallbyn?start=2027-02-06",
    );
  });

  test("RT-07 a cabin links into its village, by its parent and the word name (rulings 14 and 15)", () => {
    const cabin = { id: "cbis:3001", pageToLoad: "cabin", urlAlias: "pine", parentId: "cbis:2001" };
    expect(accommodationLink("en", cabin, detailLinks)).toBe("/en/stays/village/2001/name/3001");
  });
});
