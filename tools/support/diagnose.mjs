import { existsSync } from "node:fs";
import path from "node:path";
import { findInstalledChromium, findInstalledFirefox } from "./browsers.mjs";
import { capture } from "./command.mjs";
import { isProgramInstalled, slowPrograms } from "./debian-packages.mjs";
import { assertPortFree } from "./free-port.mjs";
import { isInstalled } from "./install.mjs";
import { assertFolderName, assertNodeVersion } from "./requirements.mjs";
import { root } from "./root.mjs";
import { ToolError } from "./step.mjs";

/**
 * One checked thing.
 *
 * @typedef {object} Finding
 * @property {string} name
 * @property {"ok" | "warning" | "missing"} state
 * @property {string} text what was found, or what to do
 */

/** @param {string} name @param {() => void} assert @param {string} text @returns {Finding} */
function needed(name, assert, text) {
  try {
    assert();
    return { name, state: "ok", text };
  } catch (error) {
    return { name, state: "missing", text: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {string} name @param {string | null | false} found @param {string} remedy @returns {Finding} */
const wanted = (name, found, remedy) =>
  found ? { name, state: "ok", text: found } : { name, state: "warning", text: remedy };

const SIGNS = { ok: "✓", warning: "–", missing: "✗" };

/**
 * Prints what this machine has of what the commands need. It uses no installed package.
 *
 * @param {{ isJson: boolean, others?: readonly Finding[] }} options `others` = found by a caller with packages
 * @throws ToolError when a command would fail
 */
export async function diagnose({ isJson, others = [] }) {
  const port = Number(process.env.PORT || 3000);
  const isFree = await assertPortFree(port, "").then(
    () => true,
    () => false,
  );
  const { output: hooks } = await capture("git", ["config", "core.hooksPath"]);
  const findings = [
    needed("Node", assertNodeVersion, process.versions.node),
    needed("folder", assertFolderName, root),
    wanted(
      "packages",
      (await isInstalled()) && "as in pnpm-lock.yaml",
      "out of date; the next command installs them",
    ),
    wanted(
      "program stays",
      existsSync(path.join(root, "node_modules/.bin/stays")) && "installed",
      "not installed, so that npx stays would run a package of another owner from the npm registry: type npm run stays -- <command>, or npx --no stays",
    ),
    wanted(
      "Chromium",
      findInstalledChromium(),
      "not found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program; browser tests need it",
    ),
    wanted(
      "Firefox",
      findInstalledFirefox(),
      "not found: install Firefox, or set FIREFOX_PATH to its program; browser tests need it",
    ),
    ...slowPrograms.map(([program, debianPackage, need]) =>
      wanted(
        program,
        isProgramInstalled(program) && "found",
        `not found (on Debian: ${debianPackage}); only npm run test:slow needs it, for ${need}`,
      ),
    ),
    wanted(`port ${port}`, isFree && "free", `taken: choose another one with PORT=${port + 1}`),
    wanted(
      "commit check",
      hooks.trim() === "tools/git-hooks" && "installed",
      "not installed; the next command installs it, except in CI",
    ),
    ...others,
  ];
  if (isJson) console.log(JSON.stringify(findings, null, 2));
  else for (const { name, state, text } of findings) console.log(`${SIGNS[state]} ${name}: ${text}`);
  if (findings.some(({ state }) => state === "missing"))
    throw new ToolError("\n✗ Some commands would fail on this machine.");
}
