import { type ScrollPositions, withPosition } from "./scroll-position.ts";

const at = (top: number) => ({ top, anchor: null });

test("RT-06 the position of an entry is remembered, the oldest forgotten", () => {
  let positions: ScrollPositions = {};
  for (let index = 0; index < 60; index += 1)
    positions = withPosition(positions, `entry-${index}`, at(index));
  expect(Object.keys(positions)).toHaveLength(50);
  expect(positions).toMatchObject({ "entry-59": at(59), "entry-10": at(10) });
  expect(withPosition(positions, "entry-10", at(7))).toMatchObject({ "entry-10": at(7) });
});
