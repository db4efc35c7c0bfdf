import { SourceMap } from "node:module";
import { problemError } from "./page-problem.mjs";

/**
 * A map of a file whose lines 1, 2 and 3 come from line 7 of the heading, line 3 of the dialog and line 1 of
 * React.
 */
const map = new SourceMap({
  version: 3,
  file: "results.js",
  sources: [
    "webpack://mf_search/./src/results/heading.tsx",
    "webpack://mf_search/../shared/ui/src/dialog.tsx",
    "webpack://mf_search/../node_modules/react/index.js",
  ],
  sourcesContent: [],
  names: [],
  mappings: "AAMA;ACJA;ACFA",
  sourceRoot: "",
});
const makeMap = (file: string) =>
  /\/dev\/mf-search\/|server\.cjs$/.test(file) ? { app: "mf-search", map } : null;
const problem = { where: "browser", remote: "mf-search", operation: "render page-results" } as const;
const address = "http://localhost:3000/dev/mf-search/results.js";

test("FE-06 a render error is shown with its remote, and with file and line of the source", () => {
  const stack = [
    "TypeError: boom",
    `    at react (${address}:3:9)`,
    `    at Heading (${address}:1:40)`,
    `    at Dialog (${address}:2:8)`,
    "    at renderWithHooks (http://localhost:3000/dev/host/main.js:9:1)",
  ].join("\n");
  expect(problemError({ ...problem, message: "TypeError: boom", stack }, "/work", makeMap)).toEqual({
    moduleName: "mf-search",
    file: "mf-search/src/results/heading.tsx:7",
    moduleIdentifier: "/work/mf-search/src/results/heading.tsx:7",
    message: [
      "In the browser: render page-results",
      "",
      "TypeError: boom",
      "    at Heading (mf-search/src/results/heading.tsx:7)",
      "    at Dialog (shared/ui/src/dialog.tsx:3)",
      "",
    ].join("\n"),
  });
});

test("FE-06 stacks of Firefox are mapped, and the message is added to them", () => {
  const error = problemError({ ...problem, message: "boom", stack: `Heading@${address}:1:4` }, "/", makeMap);
  expect(error.message).toContain("boom\nHeading@mf-search/src/results/heading.tsx:7");
});

test("FE-06 a fault on the server is mapped from the server bundle", () => {
  const stack = "ReferenceError: window\n    at Heading (mf-search/development-1a2b/server.cjs:1:4)";
  const fault = { ...problem, where: "server", message: "ReferenceError: window", stack } as const;
  const error = problemError(fault, "/", makeMap);
  expect(error.file).toBe("mf-search/src/results/heading.tsx:7");
  expect(error.message).toMatch(/^On the server: /);
});

test.each(["", "Error: boom\n    at x (http://localhost:3000/releases/mf-cart/1/a.js:1:2)"])(
  "FE-06 an error without a known source is shown as it is: %j",
  (stack) => {
    const error = problemError({ ...problem, message: "Error: boom", stack }, "/", makeMap);
    expect(error).toMatchObject({ moduleName: "mf-search", file: "" });
    expect(error.message).toContain(stack || "Error: boom");
  },
);
