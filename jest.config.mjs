const transform = {
  "^.+\\.(?:[jt]sx?|mjs)$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
      module: { type: "commonjs" },
    },
  ],
};

/** Packages that publish ES modules only. Jest runs CommonJS here, so it must transform them. */
const esModules = [
  "@stays",
  "@date-fns",
  "@fontsource-variable",
  "msw",
  "@mswjs",
  "until-async",
  "swiper",
  "@react-leaflet",
  "react-leaflet",
  "kdbush",
  "supercluster",
  "react-day-picker",
  "rettime",
  "hono",
  "@hono",
];

/** Module transforms and resolution, shared by all Jest configurations. */
export const modules = {
  restoreMocks: true,
  transform,
  transformIgnorePatterns: [
    `/node_modules/(?!(?:\\.pnpm/)?(?:${esModules.map((name) => name.replace("/", "[+/]")).join("|")}))`,
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/shared/testing/src/css-module.cjs",
    "\\.css$|^swiper/css": "<rootDir>/shared/testing/src/empty-module.cjs",
  },
};

/** Components run in jsdom (`*.test.tsx`), rules and servers in Node (`*.test.ts`). */
export default {
  // Duration is not tested: the limit is high, so that only an endless test exceeds it, even on a busy
  // machine.
  testTimeout: 120_000,
  // Jest's reporter "agent" prints the suites that fail and the totals, nothing else.
  reporters: ["agent", "<rootDir>/tools/steps/endless-suites.mjs"],
  projects: [
    {
      ...modules,
      displayName: "rules",
      rootDir: import.meta.dirname,
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/shared/testing/src/fail-on-console.ts"],
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", "/dist/", "/e2e/"],
    },
    {
      ...modules,
      displayName: "views",
      rootDir: import.meta.dirname,
      testEnvironment: "<rootDir>/shared/testing/src/browser-environment.mjs",
      setupFilesAfterEnv: [
        "<rootDir>/shared/testing/src/matchers.ts",
        "<rootDir>/shared/testing/src/fail-on-console.ts",
      ],
      testMatch: ["**/*.test.tsx"],
      testPathIgnorePatterns: ["/node_modules/", "/dist/", "/e2e/"],
    },
  ],
};
