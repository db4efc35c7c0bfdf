import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const cases = [
  [true, 'import { type ReactNode, Suspense } from "react";'],
  [true, "import {\n  useMemo,\n  lazy as later,\n} from 'react';"],
  [true, 'import react from "react";'],
  [true, 'import react, { useState } from "react";'],
  [true, 'import * as react from "react";'],
  [true, 'export { lazy } from "react";'],
  [false, 'import { type RefObject, useState } from "react";'],
  [false, 'import { isLazy, type SuspenseProps } from "react";'],
  [false, 'import type { ReactNode } from "react";'],
  [false, 'import { lazy } from "valibot";'],
  [false, 'import { Suspense } from "./suspense.ts";'],
  [false, 'import { lazyComponent } from "@stays/ui";'],
] as const;

/** What Biome says of each case, in a file of its own: one run, as each start of it takes seconds on a busy machine. */
let output = "";
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "waiting-"));
  const plugins = [path.resolve("tools/checks/waiting.grit")];
  writeFileSync(
    path.join(folder, "biome.json"),
    JSON.stringify({ plugins, linter: { rules: { preset: "none" } } }),
  );
  cases.forEach(([, code], index) => {
    writeFileSync(path.join(folder, `part-${index}.tsx`), `${code}\nexport const part = 1;\n`);
  });
  const { stdout, stderr } = spawnSync(path.resolve("node_modules/.bin/biome"), ["lint", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  output = stdout + stderr;
  rmSync(folder, { recursive: true });
});

test("every case is looked at", () => {
  expect(output).toMatch(new RegExp(`Checked ${cases.length + 1} files`));
  expect(output).toContain("see the table in CONTRIBUTING.md");
});

test.each(cases.map(([isRefused, code], index) => [isRefused, code, index] as const))(
  "React's own boundaries are refused (%p): %s",
  (isRefused, _, index) => {
    expect(new RegExp(`part-${index}\\.tsx:\\d`).test(output)).toBe(isRefused);
  },
);
