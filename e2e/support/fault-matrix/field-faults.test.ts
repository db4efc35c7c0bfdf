import { fieldFaults, readFields } from "./field-faults.mjs";

const answer = { Results: [{ Price: 1 }, { Price: 2, Name: "a" }], Total: 2 };

test("the fields of all items of a list count as one", () => {
  expect(readFields(answer).map((path) => path.join("."))).toEqual([
    "Results",
    "Results.[].Price",
    "Results.[].Name",
    "Total",
  ]);
});

test("each field is missing, null and of another type, wherever it is, and nothing else changes", () => {
  const faults = new Map(fieldFaults(answer).map(({ name, change }) => [name, change]));
  expect(faults.size).toBe(12);
  expect(faults.get("Results[].Name is missing")?.(answer)).toEqual({
    Results: [{ Price: 1 }, { Price: 2 }],
    Total: 2,
  });
  expect(faults.get("Results[].Price has another type")?.(answer)).toEqual({
    Results: [{ Price: "seven" }, { Price: "seven", Name: "a" }],
    Total: 2,
  });
  expect(faults.get("Results is null")?.(answer)).toEqual({ Results: null, Total: 2 });
});
