import { destinations } from "./destinations.ts";
import { makeWorld } from "./world.ts";

const world = makeWorld(destinations.hallefjall);

test("ids are unique and every unit knows its property", () => {
  const byId = new Map(world.stays.map((stay) => [stay.id, stay]));
  expect(byId.size).toBe(world.stays.length);
  for (const { topLevel, parentId } of world.stays)
    if (!topLevel) expect(["village", "hotel"]).toContain(byId.get(parentId ?? 0)?.pageToLoad);
});
