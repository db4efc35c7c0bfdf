import { destinations } from "../world/destinations.ts";
import { makeWorld } from "../world/world.ts";
import { type Ranked, sorted } from "./stay-list.ts";

const list: Ranked[] = makeWorld(destinations.hallefjall)
  .stays.slice(0, 60)
  .map((stay, index) => ({ stay, price: (index * 37) % 61 }));

test("SR-08 chance is fixed by the search id and differs between searches", () => {
  const order = (id: string) => sorted(list, "Random-Asc", "en", id).map(({ stay }) => stay.id);
  expect(order("s-1")).toEqual(order("s-1"));
  expect(order("s-1")).not.toEqual(order("s-2"));
});

test("SR-08 prices ascend and descend", () => {
  const prices = sorted(list, "Price-Asc", "en", "s").map(({ price }) => price ?? 0);
  expect(prices).toEqual([...prices].sort((left, right) => left - right));
  expect(sorted(list, "Price-Desc", "en", "s")[0]?.price).toBe(Math.max(...prices));
});
