import { around } from "./outline.ts";

test("FE-06 an outline is around everything that is visible of a part", () => {
  const hidden = { top: 0, left: 0, right: 0, bottom: 0 };
  const picture = { top: 20, left: 30, right: 100, bottom: 60 };
  const text = { top: 60, left: 10, right: 80, bottom: 70 };
  expect(around([hidden, picture, text])).toEqual({ top: 20, left: 10, right: 100, bottom: 70 });
  expect(around([hidden])).toBeNull();
  expect(around([])).toBeNull();
});
