import { defineCommand } from "citty";
import { run } from "../../steps/command.mjs";

export const format = defineCommand({
  meta: { name: "format", description: "Formats all files, and mends what the linter can." },
  args: {},
  run: () => run("node_modules/.bin/biome", ["check", "--write", "."]),
});
