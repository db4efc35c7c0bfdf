import { destinations } from "./destination.ts";
import { special } from "./special-cases.ts";
import { makeWorld } from "./world.ts";

const world = makeWorld(destinations.hallefjall);
const count = (page: string) => world.stays.filter(({ pageToLoad }) => pageToLoad === page).length;

test("the destination has the promised numbers of items", () => {
  expect(count("village")).toBe(40);
  expect(count("hotel")).toBe(30);
  expect(count("cabindetail") + count("hoteldetail")).toBe(150);
  expect(world.stays.length).toBeGreaterThanOrEqual(1000);
  expect(world.packages).toHaveLength(60);
  expect(new Set(world.packages.map(({ propertyId }) => propertyId)).size).toBe(6);
  expect(world.activities).toHaveLength(50);
  expect(world.transport).toHaveLength(8);
  expect(world.reviews).toHaveLength(4000);
});

test("villages have 8 to 40 cabins and hotels 4 to 12 kinds of room", () => {
  for (const stay of world.stays) {
    const bookable = world.stays.filter(
      ({ parentId, topLevel, tag }) => parentId === stay.id && !topLevel && tag === "cbis",
    ).length;
    if (stay.pageToLoad === "village") expect([8 <= bookable, bookable <= 40]).toEqual([true, true]);
    if (stay.pageToLoad === "hotel") expect([4 <= bookable, bookable <= 12]).toEqual([true, true]);
  }
});

test("ids are unique and every unit knows its property", () => {
  const byId = new Map(world.stays.map((stay) => [stay.id, stay]));
  expect(byId.size).toBe(world.stays.length);
  for (const { topLevel, parentId } of world.stays)
    if (!topLevel) expect(["village", "hotel"]).toContain(byId.get(parentId ?? 0)?.pageToLoad);
});

test("the odd corners are there", () => {
  const byId = new Map(world.stays.map((stay) => [stay.id, stay]));
  expect(byId.get(special.cabinWithAllAgreements)?.rate?.agreements).toHaveLength(4);
  expect(byId.get(special.withoutPosition[0])?.position).toBeNull();
  expect(byId.get(special.withoutImages[0])?.pictures).toEqual([]);
  expect(byId.get(special.longName)?.name.en.length).toBeGreaterThan(120);
  expect(byId.get(special.hostileHtml)?.description?.en).toContain("<script>");
  expect(world.stays.some(({ parentId, dormitoryBed }) => parentId === special.hostel && dormitoryBed)).toBe(
    true,
  );
});
