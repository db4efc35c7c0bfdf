import { searched, startChoice, withDeparture, withGroup, withRoute } from "./booking-choice.ts";

const information = {
  routes: [
    { code: "ARN-SAL", name: "Airport to mountain" },
    { code: "SAL-ARN", name: "Mountain to airport" },
  ],
  personGroups: [{ code: "PRGR00001", name: "Persons", minAge: null, maxAge: null }],
};
const start = startChoice(information, null, null);

test("TR-03 the first route is preselected, nobody travels yet", () => {
  expect(start).toMatchObject({ routeCode: "ARN-SAL", passengers: {}, searches: 0, departureKey: null });
});

test("TR-03 departures are requested with at least one person, and again on a new search", () => {
  expect(searched(start).searches).toBe(0);
  const found = searched(withGroup(start, "PRGR00001", 1));
  expect(found.searches).toBe(1);
  expect(searched(withDeparture(found, "TR-1"))).toMatchObject({ searches: 2, departureKey: null });
});

test("TR-03 another route or other passengers clear the departures and say why", () => {
  const found = withDeparture(searched(withGroup(start, "PRGR00001", 2)), "TR-1");
  expect(withRoute(found, "SAL-ARN")).toMatchObject({
    searches: 0,
    departureKey: null,
    clearedBy: "route",
  });
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
