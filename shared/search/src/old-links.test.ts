import { formatAddress, type RouteMatch, updateOldRoute } from "@stays/routes";
import { createPageContext } from "@stays/search";
import { settingsFixture } from "@stays/testing";
import fc from "fast-check";

const routeMatch = (search: string): RouteMatch => ({
  language: "en",
  name: "stayslist",
  params: {},
  search,
  hash: "",
});
const read = (search: string) =>
  createPageContext({ route: routeMatch(search), settings: settingsFixture(), today: "2027-02-01" }).search;

test("RT-08 whatever an old link asks for, it asks for in today's form too (rulings 2 and 45)", () => {
  const key = fc.constantFrom("capacity-372", "capacity.372", "capacity-603", "capacity.603", "geos", "x");
  const value = fc.constantFrom("", "x", "0", "1", "2", "3", "04", "4.5", "9999999999999999");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { maxLength: 6 }), (pairs) => {
      const search = `?${pairs.map((pair) => pair.join("=")).join("&")}`;
      const today = updateOldRoute(routeMatch(search));
      if (!today) return;
      expect(read(today.search)).toEqual(read(search));
      expect(updateOldRoute(today)).toBeNull();
      expect(formatAddress(today)).not.toContain("capacity-");
    }),
  );
});
