import fc from "fast-check";
import { type Box, flightPath } from "./flight-path.ts";

const place = fc.integer({ min: -2000, max: 4000 });
const size = fc.double({ min: 20, max: 2000, noNaN: true });
const box: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: size, height: size });

const numbersIn = (text: unknown): readonly number[] =>
  (String(text).match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

test("ruling 181 a flight shows exactly the first box at its start, evenly scaled, and the second at its end", () => {
  fc.assert(
    fc.property(box, box, (from, to) => {
      const [start, end] = flightPath(from, to);
      const [x = 0, y = 0, scale = 0] = numbersIn(start.transform);
      const [cropY = 0, cropX = 0] = numbersIn(start.clipPath);
      expect(Math.min(cropX, cropY)).toBeCloseTo(0);
      expect(x + cropX * scale).toBeCloseTo(from.x, 3);
      expect(y + cropY * scale).toBeCloseTo(from.y, 3);
      expect((to.width - 2 * cropX) * scale).toBeCloseTo(from.width, 3);
      expect((to.height - 2 * cropY) * scale).toBeCloseTo(from.height, 3);
      expect(numbersIn(end.transform)).toEqual([to.x, to.y, 1]);
    }),
  );
});
