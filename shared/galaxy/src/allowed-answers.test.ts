import type { WireProblem } from "@stays/query";
import fc from "fast-check";
import { allowedBy } from "./allowed-values.ts";
import { calls } from "./calls.ts";
import { described } from "./contract-document.ts";
import { galaxyFixture } from "./galaxy.fixture.ts";
import { isGalaxyError } from "./galaxy-error.ts";

/** Whether an answer is the contract's error body. */
const hasCode = (answer: unknown) => typeof answer === "object" && answer !== null && "code" in answer;

/**
 * An item of price 0 cannot be booked, so the decoder leaves out such a price configuration on purpose
 * (ruling 73). From the sixth on they are only counted.
 */
const isPriceOfZero = ({ path, reason }: WireProblem) =>
  path === "others" || reason.startsWith("Price.Price: Invalid value: Expected >0");

test.each(described)(
  "ruling 73 $id reads whatever the contract allows, and leaves nothing of it out but prices of 0",
  async (operation) => {
    await fc.assert(
      fc.asyncProperty(allowedBy(operation.answer), async (answer) => {
        const galaxy = galaxyFixture(answer);
        const read = await calls[operation.id]?.(galaxy);
        expect(galaxy.problems.filter((problem) => !isPriceOfZero(problem))).toEqual([]);
        expect(isGalaxyError(read)).toBe(hasCode(answer));
      }),
      { numRuns: 60 },
    );
  },
);
