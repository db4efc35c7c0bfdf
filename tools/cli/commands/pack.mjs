import { writeFile } from "node:fs/promises";
import path from "node:path";
import { defineCommand } from "citty";
import { root } from "../../steps/root.mjs";
import { step } from "../../steps/step.mjs";

export const pack = defineCommand({
  meta: {
    name: "pack",
    description: `Writes the folder to deploy.

The built host with the default settings, its software bill of materials (CycloneDX) and the third-party notices. It
starts with node host/dist/server/serve.cjs, needs no node_modules and writes nothing. Remotes are not in it: they come
from the release store.`,
  },
  args: {
    to: { type: "string", valueHint: "folder", description: "is replaced; the default is dist/stays" },
  },
  async run({ args }) {
    const { buildStale } = await import("../../steps/build-stale.mjs");
    const { packHost } = await import("../../pack/pack-host.mjs");
    const { softwareBill, thirdPartyNotices } = await import("../../licences/notices.mjs");
    const folder = path.resolve(args.to ?? path.join(root, "dist/stays"));
    await buildStale();
    const version = await packHost(folder);
    await step("software bill and notices", async () => {
      const [bill, notices] = await Promise.all([softwareBill(), thirdPartyNotices()]);
      await writeFile(path.join(folder, "sbom.cdx.json"), bill);
      await writeFile(path.join(folder, "THIRD-PARTY-NOTICES.txt"), notices);
    });
    console.log(`\nhost ${version} is in ${folder}. Start it there: node host/dist/server/serve.cjs`);
  },
});
