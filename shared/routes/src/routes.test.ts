import fc from "fast-check";
import { accommodationLink, formatAddress, linkTo } from "./link-to.ts";
import { isCanonicalPath, updateOldRoute } from "./old-address.ts";
import { matchRoute, parseAddress } from "./parse-address.ts";
import { type RouteMatch, type RouteName, routeTable } from "./route-table.ts";

const prefixes = ["en", "sv", "no", "de"];
const findMatch = (address: string): RouteMatch | null =>
  parseAddress(new URL(address, "http://site"), prefixes);

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
    expect(findMatch("/en/stays")?.language).toBe("en");
    expect(findMatch("/fr/stays")).toBeNull();
    expect(findMatch("/stays")).toBeNull();
  });

  test("RT-07 ids lose their tag, in any case", () => {
    expect(matchRoute("/stays/village/CBIS:2001/name/cbis:3001")?.params).toEqual({
      id: "2001",
      name: "name",
      detailId: "3001",
    });
  });

  test("RT-01 a name keeps its emoji, and half of one becomes a replacement character", () => {
    const findPath = (name: string) => linkTo("en", { route: "village", params: { id: "2001", name } });
    expect(findPath("Fjäll 🏔️")).toBe(`/en/stays/village/2001/${encodeURIComponent("Fjäll 🏔️")}`);
    expect(findPath("a\uD83C b\uDFD4")).toBe("/en/stays/village/2001/a%EF%BF%BD%20b%EF%BF%BD");
    expect(findPath("\uD83C\uD83C\uDFD4")).toBe("/en/stays/village/2001/%EF%BF%BD%F0%9F%8F%94");
  });

  test("RT-01 a bare % in a name is read literally", () => {
    expect(matchRoute("/stays/village/2001/100%")?.params.name).toBe("100%");
    expect(matchRoute("/stays/village/2001/%E0%A4%A")?.params.name).toBe("%E0%A4%A");
  });
});

describe("routes that Galaxy's answers may name", () => {
  const id = fc.oneof(fc.nat().map(String), fc.bigInt(0n, 10n ** 30n).map(String), fc.constant("0042"));
  const name = fc.oneof(
    fc.constantFrom(
      "fjällbyn",
      "a b",
      "100 %",
      "%41",
      "%",
      "a#b?c/d",
      "å".repeat(200),
      "🏔️",
      "בקתה",
      "x ",
      "a+b&c=d",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
    fc.string({ minLength: 1 }),
  );
  // Words that look as if they were encoded twice are taken for such (ruling 193).
  const words = fc.string().filter((text) => !/%[\dA-F]{2}/i.test(text));
  const anyRouteMatch = fc
    .tuple(fc.constantFrom(...(Object.keys(routeTable) as RouteName[])), id, name, id, id, words, words)
    .map(([route, own, alias, detailId, packageId, promotion, filter]): RouteMatch => {
      const { pattern } = routeTable[route];
      const has = (token: string) => pattern.includes(`{${token}`);
      return {
        language: "en",
        name: route,
        params: {
          ...(has("Id") ? { id: own } : {}),
          ...(has("Name") ? { name: alias } : {}),
          ...(has("DetailId") ? { detailId } : {}),
          ...(has("PackageId") ? { packageId } : {}),
        },
        search: `?${new URLSearchParams({ name: filter, promocode: promotion })}`,
        hash: "",
      };
    });
  const isAddressable = ({ params }: RouteMatch) => params.name !== "." && params.name !== "..";

  test("RT-01 no two routes have the same address", () => {
    fc.assert(
      fc.property(anyRouteMatch.filter(isAddressable), (one) => {
        expect(findMatch(formatAddress(one))).toEqual(one);
      }),
    );
  });

  test("RT-05 an address that was printed is never replaced, however its characters are encoded", () => {
    fc.assert(
      fc.property(anyRouteMatch, (one) => {
        const { pathname } = new URL(formatAddress(one), "http://site");
        const read = findMatch(pathname) as RouteMatch;
        expect(isCanonicalPath(pathname, read)).toBe(true);
        expect(
          isCanonicalPath(
            pathname.replace(/%../g, (code) => code.toLowerCase()),
            read,
          ),
        ).toBe(true);
        expect(updateOldRoute(read)).toBeNull();
      }),
    );
  });

  test.each(["", ".", ".."])(
    "RT-05 the name %j, which no path can carry, gives way to the word name",
    (alias) => {
      const params = { id: "2001", name: alias, detailId: "3001" };
      expect(linkTo("en", { route: "cabin", params })).toBe("/en/stays/village/2001/name/3001");
    },
  );
});

describe("old addresses", () => {
  const current = (address: string): string | null => {
    const now = updateOldRoute(findMatch(address) as RouteMatch);
    return now && formatAddress(now);
  };

  test("RT-02 cabindetail with cabin goes to the cabin in its village, the rest of the query is kept", () => {
    expect(current("/en/stays/cabindetail/2001/x?start=2027-02-06&cabin=3001&geo=1")).toBe(
      "/en/stays/village/2001/name/3001?start=2027-02-06&geo=1",
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
    expect(current("/en/stays?geos=1,2&capacity-603=3&day=1")).toBe(
      "/en/stays?geos=1,2&capacity.603=3&day=1",
    );
    expect(current("/en/stays?capacity-603=3&capacity.603=4")).toBe("/en/stays?capacity.603=4");
    expect(current("/en/stays?cabin=1&capacity-372=2")).toBe("/en/stays?capacity.372=2");
    expect(current("/en/stays?capacity.603=3&capacity-x=1")).toBeNull();
    expect(current("/en/stays?capacity-603=3&capacity.603=x&day=1")).toBe("/en/stays?capacity.603=3&day=1");
    expect(current("/en/stays?capacity-603=x")).toBe("/en/stays");
  });

  test("RT-07 an address with a tagged id is not in today's form (ruling 45)", () => {
    const tagged = findMatch("/en/stays/village/cbis:2001/x") as RouteMatch;
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
