import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { defineCommand } from "citty";
import { root } from "../../steps/root.mjs";
import { step } from "../../steps/step.mjs";

export const packages = defineCommand({
  meta: {
    name: "packages",
    description: `Writes what a team outside this repository installs, as npm tarballs.

The packages of shared/ and the build preset as sources, and the emulator with the built site, the mock back end, the
gate and the release commands.`,
  },
  args: {
    to: { type: "string", valueHint: "folder", description: "is replaced; the default is dist/packages" },
  },
  async run({ args }) {
    const { buildStale } = await import("../../steps/build-stale.mjs");
    const { layOutEmulator } = await import("../../packages/lay-out-emulator.mjs");
    const { pnpm } = await import("../../steps/pnpm.mjs");
    const folder = path.resolve(args.to ?? path.join(root, "dist/packages"));
    await buildStale();
    const emulator = await step("lay out the emulator", layOutEmulator);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const packed = ["./shared/*", "./tools/build", "./tools/emulator"].flatMap((name) => ["--filter", name]);
    await step("pack", () => pnpm(...packed, "pack", "--pack-destination", folder));
    // Jest and editors would find every tool twice.
    await rm(emulator, { recursive: true });
    console.log(`\nThe packages are in ${folder}. docs/outside-teams.md says how a team uses them.`);
  },
});
