import {
  findJourney,
  findOpposite,
  readAges,
  searched,
  selectPassengers,
  startChoice,
  withGroup,
  withPassengers,
  withRoute,
} from "./booking-choice.ts";

const information = {
  routes: [
    { code: "ARN-SAL", name: "Airport to mountain" },
    { code: "SAL-ARN", name: "Mountain to airport" },
  ],
  personGroups: [{ code: "PRGR00001", name: "Persons", minAge: null, maxAge: null }],
};
const start = startChoice(information, null, null);

test("TR-03 the first route is preselected, nobody travels yet", () => {
  expect(start).toMatchObject({ routeCode: "ARN-SAL", passengers: {}, searches: 0 });
});

test("TR-03 departures are requested with at least one person, and again on a new search", () => {
  expect(searched(start).searches).toBe(0);
  const found = searched(withGroup(start, "PRGR00001", 1));
  expect(found.searches).toBe(1);
  expect(searched(found).searches).toBe(2);
});

test("TR-03 another route or other passengers clear the departures and say why", () => {
  const found = searched(withGroup(start, "PRGR00001", 2));
  expect(withRoute(found, "SAL-ARN")).toMatchObject({ searches: 0, clearedBy: "route" });
  expect(withGroup(found, "PRGR00001", 3)).toMatchObject({ searches: 0, clearedBy: "passengers" });
  expect(withGroup(start, "PRGR00001", 1).clearedBy).toBeNull();
});

test("TR-04 what was chosen before is the start, so that nothing is typed twice", () => {
  const before = { route: { code: "SAL-ARN", name: "Mountain to airport" }, passengers: { PRGR00001: 2 } };
  expect(startChoice(information, before, null)).toMatchObject({
    routeCode: "SAL-ARN",
    passengers: { PRGR00001: 2 },
    searches: 0,
  });
});

const group = (code: string) => ({ code, name: code, minAge: null, maxAge: null });
const groups = [group("PRGR00001"), group("PRGR00002")];

test("TR-03 groups with somebody in them are sent, in the order of the product", () => {
  const two = withPassengers({}, "PRGR00002", 2);
  expect(selectPassengers(groups, withPassengers(two, "PRGR00001", 1))).toEqual([
    { code: "PRGR00001", quantity: 1 },
    { code: "PRGR00002", quantity: 2 },
  ]);
  for (const none of [0, -1])
    expect(selectPassengers(groups, withPassengers(two, "PRGR00002", none))).toEqual([]);
});

test("TR-03 the general group shows no ages, others do", () => {
  expect(readAges({ code: "PRGR00001", name: "Persons", minAge: 3, maxAge: 15 })).toBeNull();
  expect(readAges({ code: "PRGR00002", name: "Child", minAge: 3, maxAge: 15 })).toEqual({ min: 3, max: 15 });
  expect(readAges({ code: "PRGR00003", name: "Senior", minAge: 65, maxAge: null })).toEqual({
    min: 65,
    max: null,
  });
});

const route = (code: string) => ({ code, name: code });
const passengers = { PRGR00001: 2, PRGR00002: 1 };
const [there, home] = [route("ARN-SAL"), route("SAL-ARN")];

test("TR-04 the opposite direction of two is the other, with the same passengers", () => {
  expect(findOpposite([there, home], { route: there, passengers })).toEqual({ route: home, passengers });
  expect(findOpposite([route("UP"), route("DOWN")], { route: route("DOWN"), passengers })?.route.code).toBe(
    "UP",
  );
});

test("TR-04 of several routes it is the one whose ends are swapped; none is none", () => {
  const routes = [there, route("OSD-SAL"), home, route("SAL-OSD")];
  expect(findOpposite(routes, { route: route("SAL-OSD"), passengers })?.route.code).toBe("OSD-SAL");
  expect(findOpposite([there, route("A"), route("B")], { route: there, passengers })).toBeNull();
  expect(findOpposite([there], { route: there, passengers })).toBeNull();
});

test("TR-03 a journey has one of the routes", () => {
  expect(findJourney([there, home], { routeCode: "SAL-ARN", passengers })).toEqual({
    route: home,
    passengers,
  });
  expect(findJourney([there, home], { routeCode: "", passengers })).toBeNull();
});
