import { assignParty, parseAges, readParty } from "./party.ts";

const general = { key: "GENERAL", name: "Person", ages: null };
const child = { key: "CHILD", name: "Child 5–15", ages: { min: 5, max: 15 } };
const senior = { key: "SENIOR", name: "Senior 65+", ages: { min: 65, max: null } };

test("BW-01 TR-03 the persons of all rooms of the search are placed by their ages", () => {
  const rooms = [
    { adults: 2, childrenAges: [7] },
    { adults: 1, childrenAges: [15, 4] },
  ];
  const party = readParty({ rooms, hasGuests: true });
  expect(party).toEqual({ adults: 3, childrenAges: [7, 15, 4] });
  expect(party && assignParty(party, [general, child, senior])).toEqual({
    amounts: { GENERAL: 3, CHILD: 2 },
    unassigned: 1,
  });
});

test("BW-01 TR-03 an address without persons places nobody", () => {
  expect(readParty({ rooms: [{ adults: 1, childrenAges: [] }], hasGuests: false })).toBeNull();
});

test("BW-01 TR-03 a child older than every range of children pays as an adult", () => {
  const party = { adults: 1, childrenAges: [17] };
  expect(assignParty(party, [general, child, senior]).amounts).toEqual({ GENERAL: 2 });
});

test("BW-01 TR-03 adults are placed in the range that has them", () => {
  const adult = { key: "ADULT", name: "Adult 16+", ages: { min: 16, max: null } };
  expect(assignParty({ adults: 2, childrenAges: [5] }, [adult, child]).amounts).toEqual({
    ADULT: 2,
    CHILD: 1,
  });
});

test("BW-01 TR-03 nobody is placed where a price would be a guess", () => {
  const groups = [general, { key: "FAMILY", name: "Family", ages: null }];
  expect(assignParty({ adults: 2, childrenAges: [5] }, groups).amounts).toEqual({});
  expect(assignParty({ adults: 0, childrenAges: [-1] }, [general]).unassigned).toBe(1);
  expect(assignParty({ adults: 1, childrenAges: [6] }, [general]).amounts).toEqual({ GENERAL: 2 });
});

test.each(["Adult", "Vuxen", "Voksne", "Voksen", "Erwachsene", "Aikuinen", "Volwassene", "Adulte"])(
  "BW-01 TR-03 of two groups without ages the one that is named %s takes the adults",
  (name) => {
    const adult = { key: "ADULT", name, ages: null };
    const groups = [{ key: "FAMILY", name: "Family", ages: null }, adult];
    expect(assignParty({ adults: 2, childrenAges: [5] }, groups)).toEqual({
      amounts: { ADULT: 2 },
      unassigned: 1,
    });
  },
);

test.each([
  ["Child 5–15", { min: 5, max: 15 }],
  ["Barn 3-6 år", { min: 3, max: 6 }],
  ["Adult 16+", { min: 16, max: null }],
  ["Erwachsene", null],
  ["Child (5–15 years)", { min: 5, max: 15 }],
  ["Kind 5 - 15 Jahre", { min: 5, max: 15 }],
  ["Lapsi 5–15 v.", { min: 5, max: 15 }],
  ["Adulte 16+ ans", { min: 16, max: null }],
  ["2 hours", undefined],
  ["Family 2-4 persons", undefined],
  ["Group of 10+ people", undefined],
  ["Course 10–12 h", undefined],
  ["1 adult and children 5–15", undefined],
])("BW-01 ruling 103 ages in the name of a price group: %s", (name, ages) =>
  expect(parseAges(name)).toEqual(ages),
);
