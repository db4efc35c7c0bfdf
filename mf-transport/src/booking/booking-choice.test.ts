import { findJourney, findOpposite, readAges, selectPassengers, withPassengers } from "./booking-choice.ts";

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
