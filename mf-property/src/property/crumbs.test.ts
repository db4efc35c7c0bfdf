import type { Accommodation } from "@stays/domain";
import { parseAddress } from "@stays/routes";
import { propertyCrumbs } from "./crumbs.ts";

const geoTree = [
  { Id: 1, Name: "Sälen", Children: [{ Id: 12, Name: "Fjällbyn", Children: [] }] },
  { Id: 2, Name: "Fjällbyn", Children: [] },
];
const context = { stays: "Stays", detailLinks: {}, geoTree };
const cabin = (geoPath: string | null) =>
  ({ name: "Pine", content: { geoPath }, parentId: null, parentName: null }) as Accommodation;

function crumbs(geoPath: string | null, query = "") {
  const address = parseAddress(new URL(`/en/stays/cabindetail/1001/pine${query}`, "http://localhost"), [
    "en",
  ]);
  if (!address) throw new Error("This address is no page.");
  return propertyCrumbs(cabin(geoPath), address, context);
}

test("CD-01 the area leads to the stays in it, with the same dates and without other areas", () => {
  const query = "?start=2027-01-30&end=2027-02-06&geos=7,8&name=pine";
  expect(crumbs("Sälen / Fjällbyn", query)[1]).toEqual({
    label: "Fjällbyn",
    to: "/en/stays?start=2027-01-30&end=2027-02-06&geo=12",
  });
});

test("CD-01 an area is found by its whole path, also below a root that the settings do not list", () => {
  expect(crumbs("Dalarna / Sälen / Fjällbyn")[1]?.to).toBe("/en/stays?geo=12");
  expect(crumbs("Fjällbyn")[1]?.to).toBe("/en/stays?geo=2");
});

test.each([null, "", "Åre", "Nya Sälen"])(
  "CD-01 an area that the settings do not know is left out: %s",
  (path) => {
    expect(crumbs(path).map(({ label }) => label)).toEqual(["Stays", "Pine"]);
  },
);
