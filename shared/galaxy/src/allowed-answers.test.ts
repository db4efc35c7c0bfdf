import { GalaxyFailure, type WireProblem } from "@stays/contract";
import fc from "fast-check";
import { allowedBy } from "./allowed-values.fixture.ts";
import { calls } from "./calls.fixture.ts";
import { described } from "./contract-document.fixture.ts";
import { galaxyFixture } from "./galaxy.fixture.ts";

/** An answer that records each member that is read although its object has none of that name. */
function watched(value: unknown, path: string, unknownReads: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    watched(part, Array.isArray(value) ? path : `${path}.${key}`, unknownReads),
  ]);
  const note = (target: object, key: string | symbol) => {
    if (typeof key === "string" && !(key in target)) unknownReads.add(`${path}.${key}`);
  };
  return new Proxy(Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts), {
    get: (target, key, receiver) => {
      note(target, key);
      return Reflect.get(target, key, receiver);
    },
    has: (target, key) => {
      note(target, key);
      return key in target;
    },
  });
}

/**
 * An item of price 0 cannot be booked, so the decoder leaves out such a price configuration on purpose
 * (ruling 73). From the sixth on they are only counted.
 */
const isPriceOfZero = ({ path, reason }: WireProblem) =>
  path === "others" || reason.startsWith("Price.Price: Invalid value: Expected >0");

/** How an answer is recognised as a refusal, and what a promise looks for. */
const ASKED_OF_ALL = [".code", ".then"];

test.each(described)(
  "ruling 73 $id reads whatever the contract allows and no other member, and leaves nothing out but prices of 0",
  async ({ id, answer }) => {
    const unknownReads = new Set<string>();
    await fc.assert(
      fc.asyncProperty(allowedBy(answer), async (allowed) => {
        const galaxy = galaxyFixture(watched(allowed, "", unknownReads));
        await calls[id]?.(galaxy).catch((error: unknown) => expect(error).toBeInstanceOf(GalaxyFailure));
        expect(galaxy.problems.filter((problem) => !isPriceOfZero(problem))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect([...unknownReads].filter((path) => !ASKED_OF_ALL.includes(path))).toEqual([]);
  },
);
