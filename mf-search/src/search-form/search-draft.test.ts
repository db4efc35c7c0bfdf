import { UNSET_AGE } from "@stays/domain";
import { type DraftErrors, findDraftErrors, type SearchDraft } from "./search-draft.ts";

const right: SearchDraft = {
  category: null,
  geo: null,
  geos: [],
  start: "2027-02-06",
  end: "2027-02-13",
  rooms: [{ adults: 2, childrenAges: [] }],
};
const rules = { categoryRequired: false, areaRequired: false, earliest: "2027-02-01" };

const table: readonly [string, Partial<SearchDraft>, Partial<typeof rules>, DraftErrors][] = [
  ["nothing wrong", {}, {}, {}],
  ["type missing", {}, { categoryRequired: true }, { category: ["errorCategory"] }],
  ["area missing", {}, { areaRequired: true }, { area: ["errorArea"] }],
  ["type and area there", { category: 12, geos: [410] }, { categoryRequired: true, areaRequired: true }, {}],
  ["no dates", { start: null, end: null }, {}, { dates: ["errorNoDates", "errorDates"] }],
  ["no departure", { end: null }, {}, { dates: ["errorDates"] }],
  ["swapped dates", { end: "2027-02-05" }, {}, { dates: ["errorInvalidDates"] }],
  ["too early", { start: "2027-01-31" }, {}, { dates: ["errorInvalidDates"] }],
  ["nobody", { rooms: [{ adults: 0, childrenAges: [] }] }, {}, { guests: ["errorNoGuests"] }],
  ["no adult", { rooms: [{ adults: 0, childrenAges: [4] }] }, {}, { guests: ["errorGuest"] }],
  ["unset age", { rooms: [{ adults: 1, childrenAges: [UNSET_AGE] }] }, {}, { guests: ["errorAges"] }],
];

test.each(table)("SW-08 %s", (_, draft, changedRules, expected) => {
  expect(findDraftErrors({ ...right, ...draft }, { ...rules, ...changedRules })).toEqual(expected);
});
