import { jestConfig } from "./shared/testing/src/jest-config.mjs";

/** Components run in jsdom (`*.test.tsx`), rules and servers in Node (`*.test.ts`). */
export default {
  ...jestConfig(import.meta.dirname),
  // Jest's reporter "agent" prints the suites that fail and the totals, nothing else.
  reporters: ["agent"],
};
