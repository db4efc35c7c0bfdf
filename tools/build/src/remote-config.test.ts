import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pairingChecks } from "@stays/releases";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stays-remote-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, "dist", file), "utf8");

/** Builds a remote for the browser in Node itself: Jest cannot load the bundler. */
function build() {
  writeFileSync(path.join(folder, "weather.ts"), "export const page = {};");
  const exposes = { "./page-weather": "./weather.ts" };
  const manifest = { name: "mf-weather", pages: {}, slots: {}, folder, exposes };
  const outputPath = path.join(folder, "dist");
  const options = { manifest, version: "1", facadeVersion: "2.0.0", outputPath, isProduction: true };
  const script = `import { rspack } from "@rspack/core";
    import { remoteWebConfig } from ${JSON.stringify(path.join(__dirname, "remote-config.mjs"))};
    rspack(remoteWebConfig(${JSON.stringify(options)})).run((error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString("errors-only"));
    });`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: __dirname,
    encoding: "utf8",
  });
}

test("FE-05 an entry takes the bundler's part of the federation runtime from the host, and its release says so", () => {
  expect(build()).toMatchObject({ stderr: "", status: 0 });
  expect(read("remoteEntry.js")).toContain("_FEDERATION_BUNDLER_RUNTIME()");
  const descriptor = { name: "mf-weather", version: "1", contract: 2, exposes: {} };
  const offer = { contracts: [2], modules: {}, shared: {} };
  const wants = JSON.parse(read("mf-manifest.json")).shared;
  expect(pairingChecks["its shared modules"]?.({ descriptor, wants, offer })).toContainEqual(
    expect.objectContaining({
      reason: "it needs @module-federation/webpack-bundler-runtime from the host, which does not share it",
    }),
  );
});
