import rules from "./licences.json";
import { licenceProblems } from "./licences.mjs";

const leaflet = { "Hippocratic-2.1": [{ name: "react-leaflet" }, { name: "@react-leaflet/core" }] };
const { allowed, exceptions } = { ...rules, exceptions: rules.exceptions.slice(0, 1) };

test("allowed licences pass, alone and in expressions, and react-leaflet by its recorded exception", () => {
  const found = {
    ...leaflet,
    MIT: [{ name: "react" }],
    "(MIT OR GPL-3.0)": [{ name: "either" }],
    "Apache-2.0 AND MIT": [{ name: "both" }],
  };
  expect(licenceProblems(found, { allowed, exceptions })).toEqual([]);
});

test.each(["GPL-3.0", "MIT AND GPL-3.0", "Unknown", "Hippocratic-2.1"])(
  "%s is rejected (ruling 118)",
  (licence) => {
    const { "Hippocratic-2.1": known } = leaflet;
    const found = { ...leaflet, [licence]: [...(licence in leaflet ? known : []), { name: "new-package" }] };
    expect(licenceProblems(found, { allowed, exceptions })).toEqual([
      expect.stringContaining(`new-package has the licence ${licence}`),
    ]);
  },
);

test("an exception that no package needs any more is named", () => {
  expect(licenceProblems({ MIT: [{ name: "react" }] }, { allowed, exceptions })).toEqual([
    expect.stringContaining("react-leaflet"),
  ]);
});
