import { journeyOf, opposite } from "./journey.ts";

const route = (code: string) => ({ code, name: code });
const passengers = { PRGR00001: 2, PRGR00002: 1 };
const [there, home] = [route("ARN-SAL"), route("SAL-ARN")];

test("TR-04 the opposite direction of two is the other, with the same passengers", () => {
  expect(opposite([there, home], { route: there, passengers })).toEqual({ route: home, passengers });
  expect(opposite([route("UP"), route("DOWN")], { route: route("DOWN"), passengers })?.route.code).toBe("UP");
});

test("TR-04 of several routes it is the one whose ends are swapped; none is none", () => {
  const routes = [there, route("OSD-SAL"), home, route("SAL-OSD")];
  expect(opposite(routes, { route: route("SAL-OSD"), passengers })?.route.code).toBe("OSD-SAL");
  expect(opposite([there, route("A"), route("B")], { route: there, passengers })).toBeNull();
  expect(opposite([there], { route: there, passengers })).toBeNull();
});

test("TR-03 a journey has one of the routes", () => {
  expect(journeyOf([there, home], { routeCode: "SAL-ARN", passengers })).toEqual({ route: home, passengers });
  expect(journeyOf([there, home], { routeCode: "", passengers })).toBeNull();
});
