import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "waiting-"));
afterAll(() => rmSync(folder, { recursive: true }));

const plugin = path.resolve("tools/checks/waiting.grit");
writeFileSync(
  path.join(folder, "biome.json"),
  JSON.stringify({ plugins: [plugin], linter: { rules: { preset: "none" } } }),
);

test.each([
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
])("React's own boundaries are refused (%p): %s", (isRefused, code) => {
  const file = path.join(folder, "part.tsx");
  writeFileSync(file, `${code}\nexport const part = 1;\n`);
  const { stdout, stderr } = spawnSync(path.resolve("node_modules/.bin/biome"), ["lint", file], {
    cwd: folder,
    encoding: "utf8",
  });
  const output = stdout + stderr;
  expect(output).toContain("Checked 1 file");
  expect(output.includes("see the table in CONTRIBUTING.md")).toBe(isRefused);
});
