import path from "node:path";
import { readJson } from "./read-json.mjs";
import { root } from "./root.mjs";
import { ToolError } from "./step.mjs";

/** The parts of package.json that the tools read. @returns {{ engines: { node: string }, packageManager: string }} */
export function readManifest() {
  return readJson(path.join(root, "package.json"));
}

/** @throws ToolError when this Node is older than package.json requires */
export function assertNodeVersion() {
  const wanted = readManifest().engines.node.replace(/^>=/, "");
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new ToolError(
    `Stays needs Node ${wanted} or later, but this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
}

/** @throws ToolError when the bundler takes a character of this folder's name for syntax of a request */
export function assertFolderName() {
  const [character] = /[#?!]/.exec(root) ?? [];
  if (character === undefined) return;
  throw new ToolError(
    `✗ The bundler cannot build in ${root}, because of the "${character}" in its name: rename or move the folder.`,
  );
}
