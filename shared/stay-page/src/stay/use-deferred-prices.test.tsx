import type { AccommodationAvailability } from "@stays/domain";
import { renderHook } from "@testing-library/react";
import { useDeferredPrices } from "./use-deferred-prices.ts";

interface Asked {
  readonly name?: string;
  readonly start: string;
}

/** The names of the prices in each rendering. */
function renderPrices(first: Asked) {
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ name, start }: Asked) => {
      const data = name === undefined ? undefined : ({ searchId: name } as AccommodationAvailability);
      const { data: shown } = useDeferredPrices({ data, isError: false }, { start });
      seen.push(shown?.searchId ?? "none");
    },
    { initialProps: first },
  );
  const change = (asked: Asked) => {
    seen.length = 0;
    rerender(asked);
    return seen;
  };
  return { seen, change };
}

test("prices that are there with the page are rendered with it", () => {
  expect(renderPrices({ name: "first", start: "2027-02-06" }).seen[0]).toBe("first");
});

test("prices that come later are no part of the urgent rendering", () => {
  const { change } = renderPrices({ start: "2027-02-06" });
  const seen = change({ name: "first", start: "2027-02-06" });
  expect([seen[0], seen.at(-1)]).toEqual(["none", "first"]);
});

test("renewed prices replace the others without a gap", () => {
  const { change } = renderPrices({ name: "first", start: "2027-02-06" });
  const seen = change({ name: "second", start: "2027-02-06" });
  expect(seen).not.toContain("none");
  expect(seen.at(-1)).toBe("second");
});

test("prices of another search are never shown for this one", () => {
  const { change } = renderPrices({ name: "first", start: "2027-02-06" });
  expect(change({ start: "2027-02-13" })).not.toContain("first");
  const seen = change({ name: "second", start: "2027-02-13" });
  expect(seen).not.toContain("first");
  expect(seen.at(-1)).toBe("second");
});
