import {
  departureItem,
  oppositeRoute,
  searched,
  startChoice,
  withGroup,
  withRoute,
} from "./booking-choice.ts";

const information = {
  routes: [
    { code: "ARN-SAL", name: "Airport to mountain" },
    { code: "SAL-ARN", name: "Mountain to airport" },
  ],
  personGroups: [{ code: "PRGR00001", name: "Persons", minAge: null, maxAge: null }],
};
const start = startChoice(information, null);

test("TR-03 the first route is preselected, nobody travels yet", () => {
  expect(start).toMatchObject({ routeCode: "ARN-SAL", passengers: {}, isSearched: false });
});

test("TR-03 departures are asked for with at least one person", () => {
  expect(searched(start).isSearched).toBe(false);
  expect(searched(withGroup(start, "PRGR00001", 1)).isSearched).toBe(true);
});

test("TR-03 another route or other passengers clear the departures and say why", () => {
  const found = { ...searched(withGroup(start, "PRGR00001", 2)), departureKey: "TR-1" };
  expect(withRoute(found, "SAL-ARN")).toMatchObject({
    isSearched: false,
    departureKey: null,
    clearedBy: "route",
  });
  expect(withGroup(found, "PRGR00001", 3)).toMatchObject({ isSearched: false, clearedBy: "passengers" });
  expect(withGroup(start, "PRGR00001", 1).clearedBy).toBeNull();
});

test("TR-04 the way back is the opposite direction with the same passengers", () => {
  expect(oppositeRoute(information.routes, "ARN-SAL")?.code).toBe("SAL-ARN");
  expect(oppositeRoute(information.routes.slice(0, 1), "ARN-SAL")).toBeNull();
  const back = { productId: "6501", routeCode: "SAL-ARN", routeName: "", passengers: { PRGR00001: 2 } };
  expect(startChoice(information, back)).toMatchObject({
    routeCode: "SAL-ARN",
    passengers: { PRGR00001: 2 },
  });
});

test("TR-03 a departure goes into the cart once, with the total of all passengers", () => {
  const departure = {
    bookKey: "TR-1",
    price: { amount: 780, currency: "SEK" },
    departureTime: "2027-02-06T07:10:00",
    arrivalTime: "2027-02-06T13:25:00",
    availableCapacity: 14,
  };
  const item = departureItem(departure, {
    id: "cbis:6501",
    name: "Airport bus",
    searchId: "t-1",
    passengers: { A: 2 },
  });
  expect(item).toMatchObject({ bookKey: "TR-1", amount: 1, price: 780, persons: 2, searchId: "t-1" });
});
