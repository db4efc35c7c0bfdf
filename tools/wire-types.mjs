import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./steps/root.mjs";
import { runTool, ToolError } from "./steps/step.mjs";

const galaxy = path.join(root, "shared/galaxy");
const file = path.join(galaxy, "src/wire.ts");

/** Writes the types of Galaxy's JSON; with --check it fails when they are out of date. */
await runTool(async () => {
  const { wireTypes } = await import("@stays/wire-types");
  const types = await wireTypes(await readFile(path.join(galaxy, "contract/galaxy.openapi.yaml"), "utf8"));
  if (!process.argv.includes("--check")) return writeFile(file, types);
  if (types === (await readFile(file, "utf8").catch(() => ""))) return undefined;
  throw new ToolError(
    "✗ shared/galaxy/src/wire.ts is out of date: run node tools/wire-types.mjs and commit the diff.",
  );
});
