import { act, renderHook } from "@testing-library/react";
import { useSettled } from "./use-settled.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("move my stay: steps in quick succession settle once, on the last", () => {
  const seen = new Set<string>();
  const { result, rerender } = renderHook(({ day }) => useSettled(day), { initialProps: { day: "first" } });
  for (const day of ["second", "third", "last"]) {
    rerender({ day });
    act(() => jest.advanceTimersByTime(200));
    seen.add(result.current);
  }
  expect([...seen]).toEqual(["first"]);
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toBe("last");
});
