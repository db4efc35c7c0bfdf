import { isInCanary } from "./canary-share.ts";

const visitors = Array.from({ length: 5000 }, (_, number) => `visitor-${number}`);
const share = (release: string, percent: number) =>
  visitors.filter((visitor) => isInCanary(visitor, release, percent));

test("FE-04 a canary gets about the share of visitors that it was given", () => {
  expect(share("mf-search/2", 10).length / visitors.length).toBeCloseTo(0.1, 1);
  expect(share("mf-search/2", 50).length / visitors.length).toBeCloseTo(0.5, 1);
});

test("FE-04 a visitor with a canary keeps it, also when its share grows", () => {
  const few = share("mf-search/2", 5);
  expect(share("mf-search/2", 5)).toEqual(few);
  expect(new Set(share("mf-search/2", 20))).toEqual(new Set([...share("mf-search/2", 20), ...few]));
});

test("FE-04 the next canary has other visitors", () => {
  expect(share("mf-search/3", 5)).not.toEqual(share("mf-search/2", 5));
});
