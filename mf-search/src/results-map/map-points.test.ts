import type { Accommodation } from "@stays/domain";
import { mapPointOf } from "./map-points.ts";

test("MP-02 the card of a pin counts the units, as the card of the list does (ruling 13)", () => {
  const stay = {
    id: "cbis:2001",
    name: "Fjällbyn",
    totalResults: 3,
    products: [],
    content: { position: null, introduction: "By the lake", geoPath: null, images: [] },
  } as unknown as Accommodation;
  expect(mapPointOf(stay, [{ adults: 2, childrenAges: [] }], "/en/stays/village/2001/x")).toMatchObject({
    count: 3,
    price: null,
    nights: 0,
  });
});
