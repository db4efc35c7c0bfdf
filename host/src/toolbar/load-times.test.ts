import { loadOf } from "./load-times.ts";

const file = (name: string, encodedBodySize: number, responseEnd: number) => ({
  name: `http://site/releases/${name}`,
  encodedBodySize,
  responseEnd,
});
const files = [
  file("mf-search/1.0.0/remoteEntry.js", 1_000, 90),
  file("mf-search/1.0.0/js/results.js", 20_000, 250.4),
  file("mf-search/1.0.0-beta/remoteEntry.js", 7, 900),
  file("mf-cart/1.0.0/remoteEntry.js", 500, 300),
];

test("FE-06 the files of a release are counted, those of its other versions are not", () => {
  expect(loadOf(files, "http://site/releases/mf-search/1.0.0/")).toEqual({
    files: 2,
    bytes: 21_000,
    lastMs: 250.4,
  });
});

test("FE-06 a remote that this page has not loaded has no times", () => {
  expect(loadOf(files, "http://site/releases/mf-upsell/1.0.0/")).toBeNull();
});
