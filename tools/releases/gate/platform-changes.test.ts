import { changedNames } from "./platform-changes.mjs";

test("FE-05 a function that a release replaces, and a global that it sets, are changes of the platform", () => {
  const before = { fetch: "fetch(1) native", "Array.prototype.map": "map(1) native" };
  expect(changedNames(before, { ...before, fetch: "fetch(0) own", $Rates: "object" })).toEqual([
    "$Rates",
    "fetch",
  ]);
});

test("FE-05 a page that came in parts has React's functions for them, which no release has set", () => {
  const inParts = { $RB: "object", $RC: "$RC(2)", "$RC.prototype": "object", $RT: "number", $RV: "$RV(0)" };
  expect(changedNames({}, inParts)).toEqual([]);
  expect(changedNames(inParts, {})).toEqual([]);
});
