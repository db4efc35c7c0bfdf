import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { runInstalled } from "./steps/after-install.mjs";
import { root } from "./steps/root.mjs";
import { step } from "./steps/step.mjs";

const help = `npm run packages [-- --to folder]

Writes what a team outside this repository installs, as npm tarballs: the packages of shared/ and the build preset as
sources, and the emulator with the built site, the mock back end, the gate and the release commands.

  --to   the folder, which is replaced; the default is dist/packages`;

await runInstalled(help, { to: { type: "string" } }, async (values) => {
  const { buildStale } = await import("./build.mjs");
  const { layOutEmulator } = await import("./packages/lay-out-emulator.mjs");
  const { pnpm } = await import("./steps/pnpm.mjs");
  const folder = path.resolve(typeof values.to === "string" ? values.to : path.join(root, "dist/packages"));
  await buildStale();
  const emulator = await step("lay out the emulator", layOutEmulator);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const packed = ["./shared/*", "./tools/build", "./tools/emulator"].flatMap((name) => ["--filter", name]);
  await step("pack", () => pnpm(...packed, "pack", "--pack-destination", folder));
  // Jest and editors would find every tool twice.
  await rm(emulator, { recursive: true });
  console.log(`\nThe packages are in ${folder}. docs/outside-teams.md says how a team uses them.`);
});
