import { overlayErrors } from "./build-errors.mjs";

const root = "/work/stays";
const heading = `${root}/mf-search/src/results-heading.tsx`;
const loaded = `builtin:react-refresh-loader!builtin:swc-loader??ruleSet[1].rules[1].use[0]!${heading}`;
const syntax =
  "  × Module build failed:\n  ╰─▶   × Syntax Error\n          ╭─[42:0]\n       42 │       return (\n";

test("FE-06 a syntax error is shown with its app, file and line", () => {
  const errors = [{ message: syntax, moduleIdentifier: loaded, compilerPath: "mf-search" }];
  expect(overlayErrors(errors, root, () => "")).toEqual([
    {
      moduleName: "mf-search",
      file: "mf-search/src/results-heading.tsx:42",
      message: syntax,
      moduleIdentifier: `${heading}:42`,
    },
  ]);
});

test("FE-06 a missing module is shown with the line of the source, not that of the compiled code", () => {
  const message = "  × Module not found: Can't resolve './gone.ts' in '/work'\n   ╭─[3:0]\n";
  const source =
    'import { a } from "./a.ts";\n\nimport { useState } from "react";\nimport { b } from "./gone.ts";';
  const [error] = overlayErrors([{ message, moduleIdentifier: loaded }], root, () => source);
  expect(error?.file).toBe("mf-search/src/results-heading.tsx:4");
});

test("FE-06 a broken text file is shown with its line", () => {
  const moduleIdentifier = `/work/stays/tools/text-loader.mjs!${root}/mf-search/texts/en.json`;
  const message = "SyntaxError: Expected ',' or '}' after property value in JSON at position 20";
  const [error] = overlayErrors(
    [{ message, moduleIdentifier }],
    root,
    () => '{\n  "stay": "Stay"\n  "a": "A"\n}',
  );
  expect(error?.file).toBe("mf-search/texts/en.json:3");
});

test("FE-06 an error that several apps have is shown once", () => {
  const errors = ["host", "mf-search"].map((compilerPath) => ({
    message: syntax,
    moduleIdentifier: loaded,
    compilerPath,
  }));
  expect(overlayErrors(errors, root, () => "")).toMatchObject([{ moduleName: "host, mf-search" }]);
});

test("FE-06 an error without a module names its app", () => {
  const errors = [{ message: "No such page", compilerPath: "mf-cart" }];
  expect(overlayErrors(errors, root, () => "")).toEqual([
    { moduleName: "mf-cart", file: "", message: "No such page" },
  ]);
});
