import { isPictureMissing } from "./use-tile-health.ts";

test.each([
  ["nothing asked yet", 0, 0, false, false],
  ["all came", 12, 0, false, false],
  ["one of many failed", 11, 1, false, false],
  ["most failed", 3, 9, false, true],
  ["all failed", 0, 12, false, true],
  ["nothing came in time", 0, 0, true, true],
  ["slow, but some came", 2, 0, true, false],
])("MP-06 the picture of the map is missing: %s", (_, loaded, failed, isOverdue, isMissing) => {
  expect(isPictureMissing({ loaded, failed }, isOverdue)).toBe(isMissing);
});
