import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./steps/root.mjs";
import { ToolError } from "./steps/step.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run wire-types [-- --check]

Writes shared/galaxy/src/wire.ts: the types of Galaxy's JSON, from shared/galaxy/contract/galaxy.openapi.yaml. --check fails
when the file is out of date.`;

const galaxy = path.join(root, "shared/galaxy");
const file = path.join(galaxy, "src/wire.ts");

await runCommand(help, { options: { check: { type: "boolean" } } }, async ({ values }) => {
  const { wireTypes } = await import("@stays/wire-types");
  const types = await wireTypes(await readFile(path.join(galaxy, "contract/galaxy.openapi.yaml"), "utf8"));
  if (!values.check) return writeFile(file, types);
  if (types === (await readFile(file, "utf8").catch(() => ""))) return undefined;
  throw new ToolError(
    "✗ shared/galaxy/src/wire.ts is out of date: run node tools/wire-types.mjs and commit the diff.",
  );
});
