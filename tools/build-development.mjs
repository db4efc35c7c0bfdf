// Builds the browser code of the site with the development build of React, which reports hydration mismatches
// in full. A test runs it, beside the production build.
import path from "node:path";
import { buildHost, buildRemote, remoteNames } from "@stays/build";
import { REGISTRY_FOLDER } from "@stays/releases";
import { recordBuild } from "./releases/record-build.mjs";
import { buildTargets } from "./steps/build-targets.mjs";
import { root } from "./steps/root.mjs";
import { runTool } from "./steps/step.mjs";

/** As deep in the host as its real build, because the server resolves the mock back end from there. */
const folder = path.join(root, "host/.cache");
const releases = path.join(folder, "releases");
const version = "0.0.0-development";

/** @param {string} name */
async function buildAndGoLive(name) {
  await buildRemote({ name, version, folder: releases, isProduction: false });
  await recordBuild(releases, { name, version, by: "tools/build-development.mjs" });
}

/** @type {readonly import("./steps/build-targets.mjs").Target[]} */
const targets = [
  {
    app: "host",
    outputs: async () =>
      ["main.cjs", "offer.json", "early-input.js", "service-worker.js"].map((file) =>
        path.join(folder, "server", file),
      ),
    build: () => buildHost({ folder, version, isProduction: false }),
  },
  ...remoteNames.map((name) => ({
    app: name,
    outputs: async () => [
      path.join(releases, REGISTRY_FOLDER),
      path.join(releases, name, version, "release.json"),
    ],
    build: () => buildAndGoLive(name),
  })),
];

await runTool(() => buildTargets(targets, "development build"));
