import fc from "fast-check";
import { favouritesLink, sharedIds, withAll, withoutShared } from "./shared-favourites.ts";

const stay = (id: string) => ({
  id,
  name: id,
  path: `/en/stays/village/${id.slice(5)}`,
  area: null,
  picture: null,
});

test("a link to favourites contains their ids, and parsing returns them", () => {
  const link = favouritesLink("en", [stay("cbis:3001"), stay("cont:7")]);
  expect(link).toBe("/en/stays?favourites=cbis:3001,cont:7");
  expect(sharedIds(link.slice(link.indexOf("?")))).toEqual(["cbis:3001", "cont:7"]);
});

test("anything but an id in the address is left out", () => {
  expect(sharedIds("?favourites=cbis:1,cbis:1,../etc,javascript:1,cbis:")).toEqual(["cbis:1"]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const id of sharedIds(`?favourites=${text}`)) expect(id).toMatch(/^[a-z]{4}:\d+$/);
    }),
  );
});

test("the rest of the address stays when shared favourites leave it", () => {
  expect(withoutShared("?start=2027-02-06&favourites=cbis:1&attributes=1,2")).toBe(
    "?start=2027-02-06&attributes=1,2",
  );
  expect(withoutShared("?favourites=cbis:1")).toBe("");
});

test("favourites of a link are added, each once", () => {
  const all = withAll([stay("cbis:1")], [stay("cbis:1"), stay("cbis:2")]);
  expect(all.map(({ id }) => id)).toEqual(["cbis:1", "cbis:2"]);
});
