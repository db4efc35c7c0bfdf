import { comparedUnitId, withCompared } from "@stays/routes";
import fc from "fast-check";
import { parseComparedIds, parsePropertyId, parseUnitId } from "./comparison-ids.ts";

const id = fc
  .tuple(fc.constantFrom("cbis", "cont"), fc.nat(), fc.option(fc.nat()))
  .map(([tag, property, unit]) => `${tag}:${property}${unit === null ? "" : `.${unit}`}`);
const ids = fc.uniqueArray(id, { maxLength: 4 });

test("the stays of a comparison are in the address, and the rest of the address stays", () => {
  expect(withCompared("?start=2027-02-06&attributes=1,2", ["cbis:3001", "cbis:2001.3005"])).toBe(
    "?start=2027-02-06&attributes=1,2&compare=cbis:3001,cbis:2001.3005",
  );
  fc.assert(
    fc.property(ids, (compared) => expect(parseComparedIds(withCompared("", compared))).toEqual(compared)),
  );
});

test("anything but an id is left out of a comparison, and so is a fifth stay", () => {
  expect(parseComparedIds("?compare=cbis:1,cbis:1,../etc,javascript:1,cbis:,cbis:2.,cbis:2.x")).toEqual([
    "cbis:1",
  ]);
  expect(parseComparedIds("?compare=cbis:1,cbis:2,cbis:3,cbis:4,cbis:5")).toHaveLength(4);
});

test("a unit is named after its property", () => {
  const unit = comparedUnitId({ id: "cbis:2001" }, { id: "cbis:3005" });
  expect(unit).toBe("cbis:2001.3005");
  expect([parsePropertyId(unit), parseUnitId(unit)]).toEqual(["cbis:2001", "3005"]);
  expect([parsePropertyId("cont:7"), parseUnitId("cont:7")]).toEqual(["cont:7", null]);
});
