import fc from "fast-check";
import { packData, unpackData } from "./packed-data.ts";

const sent = (value: unknown): unknown => unpackData(JSON.parse(JSON.stringify(packData(value))));

test("a page's data arrives as JSON would bring it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => expect(sent(value)).toEqual(JSON.parse(JSON.stringify(value)))),
  );
});

test.each([
  ["a text that looks like a list", ["[-1", [], "[-1,0"]],
  ["numbers that are texts elsewhere", [1, "1", [1], ["1"], null, "null", true, "true"]],
  ["names that objects have by birth", { ["__proto__"]: 1, constructor: { toString: 2 } }],
  ["lists in lists, and objects without members", [[], [[]], {}, [{}]]],
])("%s stays what it is", (_, value) => expect(sent(value)).toEqual(value));

test("members without a value are left out, as JSON does", () => {
  expect(sent({ one: undefined, other: [undefined] })).toEqual({ other: [null] });
});

test("what is equal is written once, and arrives as one object", () => {
  const unit = (id: number) => ({ id, terms: { html: "<p>The same for all.</p>" } });
  const units = Array.from({ length: 300 }, (_, id) => unit(id));
  const text = JSON.stringify(
    packData({ children: units, groups: [{ units: units.map((one) => ({ ...one })) }] }),
  );
  expect(text.split("The same for all").length).toBe(2);
  const { children, groups } = sent({ children: units, groups: [{ units }] }) as {
    children: { terms: object }[];
    groups: { units: object[] }[];
  };
  expect(children[0]?.terms).toBe(children[299]?.terms);
  expect(groups[0]?.units[7]).toBe(children[7]);
});
