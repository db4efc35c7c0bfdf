import { createServer } from "node:net";
import { findInstalledChromium } from "./browsers.mjs";
import { isCephInstalled } from "./ceph.mjs";
import { capture } from "./command.mjs";
import { isProgramInstalled } from "./debian-packages.mjs";
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

/** @param {string} name @param {string} text @returns {Finding} */
const ok = (name, text) => ({ name, state: "ok", text });

/** @returns {Finding} */
function node() {
  try {
    assertNodeVersion();
    return ok("Node", process.versions.node);
  } catch (error) {
    return { name: "Node", state: "missing", text: error instanceof Error ? error.message : String(error) };
  }
}

/** @returns {Finding} */
function folder() {
  try {
    assertFolderName();
    return ok("folder", root);
  } catch (error) {
    return { name: "folder", state: "missing", text: error instanceof Error ? error.message : String(error) };
  }
}

/** @returns {Promise<Finding>} */
async function packages() {
  if (await isInstalled()) return ok("packages", "as in pnpm-lock.yaml");
  return { name: "packages", state: "warning", text: "out of date; the next command installs them" };
}

/** @returns {Finding} */
function chromium() {
  const program = findInstalledChromium();
  if (program) return ok("Chromium", program);
  const text = "not found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program";
  return { name: "Chromium", state: "warning", text: `${text}; browser tests need it` };
}

/** @returns {Promise<Finding>} */
async function objectStore() {
  if (await isCephInstalled()) return ok("Ceph", "found");
  const text = "not found (on Debian: radosgw); only the tests of releases in a bucket need it";
  return { name: "Ceph", state: "warning", text };
}

/**
 * @param {string} name
 * @param {{ program: string, debian: string, need: string }} options `debian` = its package, `need` = who needs it
 * @returns {Finding}
 */
const inFront = (name, { program, debian, need }) =>
  isProgramInstalled(program)
    ? ok(name, "found")
    : { name, state: "warning", text: `not found (on Debian: ${debian}); only ${need} it` };

/** @param {number} port @returns {Promise<Finding>} */
const portFree = (port) =>
  new Promise((resolve) => {
    const name = `port ${port}`;
    const server = createServer();
    server.once("error", () =>
      resolve({ name, state: "warning", text: `taken: choose another one with PORT=${port + 1}` }),
    );
    server.listen(port, () => server.close(() => resolve(ok(name, "free"))));
  });

/** @returns {Promise<Finding>} */
async function commitHook() {
  const { output } = await capture("git", ["config", "core.hooksPath"]);
  if (output.trim() === "tools/git-hooks") return ok("commit check", "installed");
  const text = "not installed; the next command installs it, except in CI";
  return { name: "commit check", state: "warning", text };
}

const SIGNS = { ok: "✓", warning: "–", missing: "✗" };

/**
 * Prints what this machine has of what the commands need. It uses no installed package.
 *
 * @param {{ isJson: boolean }} options
 * @throws ToolError when a command would fail
 */
export async function diagnose({ isJson }) {
  const port = Number(process.env.PORT || 3000);
  const findings = [
    node(),
    folder(),
    await packages(),
    chromium(),
    await objectStore(),
    inFront("HAProxy", {
      program: "haproxy",
      debian: "haproxy",
      need: "the test of a rolling deployment needs",
    }),
    inFront("Varnish", {
      program: "varnishd",
      debian: "varnish",
      need: "the tests of the cache in front need",
    }),
    await portFree(port),
    await commitHook(),
  ];
  if (isJson) console.log(JSON.stringify(findings, null, 2));
  else for (const { name, state, text } of findings) console.log(`${SIGNS[state]} ${name}: ${text}`);
  if (findings.some(({ state }) => state === "missing"))
    throw new ToolError("\n✗ Some commands would fail on this machine.");
}
