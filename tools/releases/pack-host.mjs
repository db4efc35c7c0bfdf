import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readJson } from "../support/read-json.mjs";
import { root, serverFlags } from "../support/root.mjs";

/** Run-time files of the host, from the root. The server finds its files by these paths. */
const PARTS = ["host/dist/server", "host/dist/web", "host/settings/defaults", "LICENSE"];

/**
 * Copies the built host into a self-contained folder. It needs no installed package and writes nothing there.
 *
 * @param {string} folder that is replaced
 * @returns {Promise<string>} the version of the host
 */
export async function packHost(folder) {
  const { name, engines } = readJson(path.join(root, "package.json"));
  const { version } = readJson(path.join(root, "host/dist/web/release.json"));
  await rm(folder, { recursive: true, force: true });
  for (const part of PARTS) {
    await mkdir(path.dirname(path.join(folder, part)), { recursive: true });
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  const manifest = {
    name,
    version,
    private: true,
    engines,
    scripts: { start: `node ${serverFlags.join(" ")} host/dist/server/serve.cjs` },
  };
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return version;
}
