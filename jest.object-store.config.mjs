import { modules } from "./shared/testing/src/jest-config.mjs";

/** Tests that run against a real object store (`npm run test:slow` starts one). */
export default {
  ...modules,
  displayName: "object store",
  rootDir: import.meta.dirname,
  testEnvironment: "node",
  testMatch: ["**/*.object-store.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  // Duration is not tested: only an endless test takes that long.
  testTimeout: 600_000,
};
