import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import path from "node:path";
import { localBuilds } from "../steps/local-builds.mjs";
import { root } from "../steps/root.mjs";
import { ToolError } from "../steps/step.mjs";
import { segmentsOf } from "./split-script.mjs";

/** Path of a script, of a remote with name and version or of the host. */
const SCRIPT = /\/(?:releases\/([^/]+)\/([^/]+)|assets)\/((?:js\/)?[^/]+\.js)$/;

/**
 * A script by its sources, as paths from the root.
 *
 * @param {string} address
 * @returns {Promise<readonly import("./split-script.mjs").Segment[]>}
 */
async function readScript(address) {
  const [, remote = "host", version, file = ""] = SCRIPT.exec(address) ?? [];
  const folder = version ? path.join(localBuilds, remote, version) : path.join(root, "host/dist/web");
  const script = await readFile(path.join(folder, file), "utf8");
  const map = path.join(folder, "maps", `${file}.map`);
  // Scripts that contain only texts have no source map.
  if (!existsSync(map)) return [{ source: "", text: script }];
  return segmentsOf(script, new SourceMap(JSON.parse(await readFile(map, "utf8")))).map(
    ({ source, text }) => ({ source: path.posix.join(remote, source.replace("css%20", "")), text }),
  );
}

/**
 * What a first visit of a page loads.
 *
 * @typedef {object} PageFiles
 * @property {string} html
 * @property {readonly (readonly import("./split-script.mjs").Segment[])[]} scripts that the document names
 * @property {readonly (readonly import("./split-script.mjs").Segment[])[]} later scripts, loaded once the page is
 *   interactive
 */

/**
 * Opens a page as a first visit and reads its scripts from the builds. A server that is too busy answers with the
 * shell of a page, which is an error here.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {import("@playwright/test").BrowserContextOptions} device
 * @param {string} address
 * @returns {Promise<PageFiles>}
 */
export async function readPage(browser, device, address) {
  const page = await browser.newPage(device);
  const response = await page.goto(address);
  const html = (await response?.text()) ?? "";
  if (!html.includes("<h1")) throw new ToolError(`✗ ${address} was not rendered on the server.`);
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.close();
  const scripts = [...new Set(loaded.map((name) => new URL(name).pathname))].filter((name) =>
    SCRIPT.test(name),
  );
  const isNamed = (/** @type {string} */ name) => html.includes(`"${name}"`);
  return {
    html,
    scripts: await Promise.all(scripts.filter(isNamed).map(readScript)),
    later: await Promise.all(scripts.filter((name) => !isNamed(name)).map(readScript)),
  };
}
