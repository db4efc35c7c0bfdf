import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { publishHost } from "@stays/releases";
import { defineCommand } from "citty";
import { openReleases } from "../../releases/release-store.mjs";
import { readJson } from "../../support/read-json.mjs";
import { root } from "../../support/root.mjs";
import { step } from "../../support/step.mjs";

const web = path.join(root, "host/dist/web");

/**
 * Checks that the built host can serve what is live, so that a deployment is refused before it begins.
 *
 * @param {import("@stays/releases").ReleaseStore} store
 * @throws ToolError with every reason and remedy
 */
async function checkHost(store) {
  // Loads the compiler, which --help does not need.
  const { checkContractFields, hasChanged } = await import("../../releases/gate/contract-fields.mjs");
  const { violationsOfHost } = await import("../../releases/gate/live-pairings.mjs");
  const { assertPasses } = await import("../../releases/gate/run-checks.mjs");
  const { builtOffer, siteOffer } = await import("../../releases/host-offer.mjs");
  const [offer, live] = [builtOffer(), await siteOffer()];
  await assertPasses("host", readJson(path.join(web, "release.json")).version, {
    "the live remotes": () => violationsOfHost(store, offer),
    "its contract": (signal) =>
      live && hasChanged(live, offer) ? checkContractFields(live, offer, signal) : [],
  });
}

export const pack = defineCommand({
  meta: {
    name: "pack",
    description: `Writes the folder to deploy.

The built host with the default settings, its software bill of materials (CycloneDX) and the third-party notices. It
starts with node host/dist/server/serve.cjs, needs no node_modules and writes nothing. Remotes are not in it: they come
from the release store.

RELEASES=folder or s3://bucket/prefix is that store. A host that a live remote of it does not fit is refused. Its browser
files are put there, so that servers of the host before can answer for them during the deployment. With SITE=https://… its
contract is compared with that of the running site, too.`,
  },
  args: {
    to: { type: "string", valueHint: "folder", description: "is replaced; the default is dist/stays" },
  },
  async run({ args }) {
    const { buildChanged } = await import("../../support/build-changed.mjs");
    const { packHost } = await import("../../releases/pack-host.mjs");
    const { softwareBill, thirdPartyNotices } = await import("../../releases/notices.mjs");
    const folder = path.resolve(args.to ?? path.join(root, "dist/stays"));
    await buildChanged();
    const store = await openReleases();
    await step("check it against the live remotes", () => checkHost(store));
    const version = await packHost(folder);
    await step("software bill and notices", async () => {
      const [bill, notices] = await Promise.all([softwareBill(), thirdPartyNotices()]);
      await writeFile(path.join(folder, "sbom.cdx.json"), bill);
      await writeFile(path.join(folder, "THIRD-PARTY-NOTICES.txt"), notices);
    });
    if (process.env.RELEASES)
      await step("put its browser files into the release store", () => publishHost(store, web));
    console.log(`\nhost ${version} is in ${folder}. Start it there: node host/dist/server/serve.cjs`);
  },
});

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
    const { buildChanged } = await import("../../support/build-changed.mjs");
    const { layOutEmulator } = await import("../../emulator/lay-out-emulator.mjs");
    const { pnpm } = await import("../../support/install.mjs");
    const folder = path.resolve(args.to ?? path.join(root, "dist/packages"));
    await buildChanged();
    const emulator = await step("lay out the emulator", layOutEmulator);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const packed = ["./shared/*", "./tools/build", "./tools/emulator"].flatMap((name) => ["--filter", name]);
    const hooks = `--config.pnpmfile=${path.join(root, "tools/emulator/packed-manifest.cjs")}`;
    await step("pack", () => pnpm(hooks, ...packed, "pack", "--pack-destination", folder));
    // Jest and editors would find every tool twice.
    await rm(emulator, { recursive: true });
    console.log(`\nThe packages are in ${folder}. docs/outside-teams.md says how a team uses them.`);
  },
});
