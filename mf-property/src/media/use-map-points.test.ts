import type { Accommodation } from "@stays/domain";
import { createPoint, villagePoints } from "./use-map-points.ts";

const links = { language: "en", search: "?sort=Price-Asc", detailLinks: {} };
const unit = (id: string, latitude: number): Accommodation =>
  ({
    id,
    name: id,
    urlAlias: "x",
    pageToLoad: "village",
    parentId: null,
    totalResults: 1,
    products: [],
    productsGrouped: [],
    conditionGroups: [],
    children: [],
    content: { images: [], introduction: null, geoPath: null, position: { latitude, longitude: 13 } },
  }) as unknown as Accommodation;

test("MP-03 VI-05 the map of a village shows it and its placed cabins, each once", () => {
  const village = {
    ...unit("cbis:2001", 62),
    productsGrouped: [{ key: "cbis:1", accommodations: [unit("cbis:1", 62), unit("cbis:2", 0)] }],
    children: [unit("cbis:1", 62), unit("cont:3", 61)],
  };
  expect(villagePoints(village, links).map(({ id }) => id)).toEqual(["cbis:2001", "cbis:1", "cont:3"]);
});

test("MP-03 a village without placed cabins shows itself; cards keep the query", () => {
  const village = { ...unit("cbis:2001", 62), children: [unit("cbis:1", 0)] };
  expect(villagePoints(village, links).map(({ id }) => id)).toEqual(["cbis:2001"]);
  expect(createPoint(village, null, links).href).toBe("/en/stays/village/2001/x?sort=Price-Asc");
});

test("MP-02 the card of a pin counts the units, as the card of the list does (ruling 13)", () => {
  const village = { ...unit("cbis:2001", 62), totalResults: 3 };
  expect(createPoint(village, null, links)).toMatchObject({ count: 3, price: null, nights: 0 });
});
