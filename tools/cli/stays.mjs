#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineCommand, renderUsage, runCommand } from "citty";
import { isRepository, root, workFolder } from "../steps/root.mjs";
import { closestName } from "./closest-name.mjs";
import { tools } from "./tools.mjs";
import { withRemote } from "./with-remote.mjs";

const commands = tools();

/** The current folder, from the root of the repository. Outside it, the name of the package stands for it. */
function currentFolder() {
  if (isRepository) return path.relative(root, process.cwd());
  const manifest = path.join(workFolder, "package.json");
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")).name ?? "") : "";
}

/** Runs a tool with the arguments as typed, and ends with its exit code. @param {import("./tools.mjs").Tool} tool */
const commandOf = ({ name, file, description }) =>
  defineCommand({
    meta: { name, description },
    run({ rawArgs }) {
      const args = withRemote(name, rawArgs, currentFolder());
      const tool = path.join(root, file);
      const { status } = spawnSync(process.execPath, [tool, ...args], { cwd: workFolder, stdio: "inherit" });
      process.exitCode = status ?? 1;
    },
  });

const stays = defineCommand({
  meta: {
    name: "stays",
    description: "Runs the tools of Stays. In the folder of a remote they mean that remote.",
  },
  subCommands: Object.fromEntries(commands.map((tool) => [tool.name, commandOf(tool)])),
});

const [, , name, ...rest] = process.argv;
const tool = commands.find((one) => one.name === name);
if (tool) {
  await runCommand(commandOf(tool), { rawArgs: rest });
} else if (name === undefined || name === "--help" || name === "-h") {
  console.log(`${await renderUsage(stays)}\n`);
} else {
  const meant = closestName(
    name,
    commands.map((one) => one.name),
  );
  console.error(
    `✗ There is no command ${name}.${meant ? ` Did you mean ${meant}?` : ""} stays --help lists them.`,
  );
  process.exitCode = 2;
}
