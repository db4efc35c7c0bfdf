import { withPosition } from "./scroll-memory.ts";

test("RT-06 the position of an entry is remembered, the oldest forgotten", () => {
  let positions = {};
  for (let index = 0; index < 60; index += 1) positions = withPosition(positions, `entry-${index}`, index);
  expect(Object.keys(positions)).toHaveLength(50);
  expect(positions).toMatchObject({ "entry-59": 59, "entry-10": 10 });
  expect(withPosition(positions, "entry-10", 7)).toMatchObject({ "entry-10": 7 });
});
