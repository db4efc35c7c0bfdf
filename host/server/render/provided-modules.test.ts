import { readFileSync } from "node:fs";
import path from "node:path";
import { providedModules } from "./provided-modules.ts";

test("FE-01 the server hands out exactly what the browser shares", () => {
  const file = path.resolve(__dirname, "../../../tools/build/src/shared-modules.mjs");
  const list = /sharedModules = [^[]*\[([^\]]*)\]/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const names = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  expect(Object.keys(providedModules).sort()).toEqual(names.sort());
  expect(names.length).toBeGreaterThan(3);
});
