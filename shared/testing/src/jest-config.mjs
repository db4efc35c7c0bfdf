import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

const transform = {
  "^.+\\.(?:[jt]sx?|mjs)$": [
    require.resolve("@swc/jest"),
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

/** Packages with ES modules or dynamic imports. Jest runs CommonJS here, so it must transform them. */
const esModules = [
  "@stays",
  "@date-fns",
  "@fontsource-variable",
  "@opentelemetry/otlp-exporter-base",
  "msw",
  "@mswjs",
  "until-async",
  "swiper",
  "@react-leaflet",
  "react-leaflet",
  "kdbush",
  "supercluster",
  "rettime",
  "hono",
  "@hono",
  "workbox-",
];

/** @param {string} file of this folder */
const own = (file) => path.join(import.meta.dirname, file);

/** Module transforms and resolution, shared by all Jest configurations. */
export const modules = {
  restoreMocks: true,
  transform,
  transformIgnorePatterns: [
    `/node_modules/(?!(?:\\.pnpm/)?(?:${esModules.map((name) => name.replace("/", "[+/]")).join("|")}))`,
  ],
  moduleNameMapper: {
    "\\.module\\.css$": own("css-module.cjs"),
    "\\.css$|^swiper/css": own("empty-module.cjs"),
    "\\.(?:png|jpe?g|webp|avif|gif|svg)$": own("picture-module.cjs"),
  },
};

/**
 * The Jest configuration of the repository, and of a remote outside it. Components run in jsdom (`*.test.tsx`), rules and
 * servers in Node (`*.test.ts`).
 *
 * @param {string} rootDir
 */
export function jestConfig(rootDir) {
  const project = { ...modules, rootDir, testPathIgnorePatterns: ["/node_modules/", "/dist/", "/e2e/"] };
  return {
    // Duration is not tested: the limit is high, so that only an endless test exceeds it, even on a busy
    // machine.
    testTimeout: 120_000,
    // Each suite leaves its modules in the worker's memory. One that has grown to this is replaced after its suite.
    workerIdleMemoryLimit: "600MB",
    projects: [
      {
        ...project,
        displayName: "rules",
        testEnvironment: "node",
        setupFilesAfterEnv: [own("fail-on-console.ts"), own("language-data.ts")],
        testMatch: ["**/*.test.ts"],
      },
      {
        ...project,
        displayName: "views",
        testEnvironment: own("browser-environment.mjs"),
        setupFilesAfterEnv: [own("matchers.ts"), own("fail-on-console.ts"), own("language-data.ts")],
        testMatch: ["**/*.test.tsx"],
      },
    ],
  };
}
