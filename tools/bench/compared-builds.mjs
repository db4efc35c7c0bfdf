import { recordCalls } from "./browser/recorded-calls.mjs";
import { buildFederationDefaults } from "./builds/federation-defaults.mjs";
import { buildOneBundle } from "./builds/one-bundle.mjs";
import { benchPages } from "./pages.mjs";
import { plainDocument, wellMadeDocument } from "./sites/documents.mjs";
import { openFront } from "./sites/front.mjs";
import { readShellDocument } from "./sites/shell-document.mjs";
import { openSite } from "./sites/site.mjs";

/**
 * A running site whose build is measured.
 *
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} address origin
 */

/** The build that all ratios refer to. */
export const REFERENCE = "one bundle";
export const OURS = "ours";
export const SHELL_ONLY = "ours, not rendered";

/** @typedef {{ page: import("./sites/shell-document.mjs").ShellDocument, calls: readonly string[], module: string }} PageParts */

/**
 * @param {string} shellOnly address of the site without SSR
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {(parts: PageParts) => string} documentOf
 */
async function documentsOf(shellOnly, browser, documentOf) {
  /** @type {Record<string, string>} */
  const documents = {};
  for (const { address, module } of benchPages) {
    const page = await readShellDocument(shellOnly + address);
    const calls = await recordCalls(browser, shellOnly + address);
    documents[address] = documentOf({ page, calls, module });
  }
  return documents;
}

/** @type {Readonly<Record<string, () => Promise<(parts: PageParts) => string>>>} */
const others = {
  [REFERENCE]: async () => {
    const files = await buildOneBundle({ build: "one-bundle", isSplit: false });
    return ({ page, calls }) => wellMadeDocument({ page, calls, files, chunks: ["texts-en"] });
  },
  "one app, a chunk per page": async () => {
    const files = await buildOneBundle({ build: "page-chunks", isSplit: true });
    return ({ page, calls, module }) =>
      wellMadeDocument({ page, calls, files, chunks: [module.replace("/", "-"), "texts-en"] });
  },
  "federation defaults": async () => {
    const files = await buildFederationDefaults();
    return ({ page }) => plainDocument({ page, files });
  },
};

/**
 * Builds and starts all compared sites.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {readonly string[]} [names] builds to compare; all when missing
 */
export async function openComparedBuilds(browser, names) {
  const isWanted = (/** @type {string} */ name) => !names || names.includes(name);
  const rendered = await openSite();
  const shellOnly = await openSite({ RENDER: "off" });
  const closing = [rendered.close, shellOnly.close];
  /** @type {Contestant[]} */
  const contestants = [
    { name: OURS, address: rendered.address },
    { name: SHELL_ONLY, address: shellOnly.address },
  ];
  for (const [name, build] of Object.entries(others).filter(([name]) => isWanted(name))) {
    const documents = await documentsOf(shellOnly.address, browser, await build());
    const front = await openFront({ site: shellOnly.address, documents });
    contestants.push({ name, address: front.address });
    closing.unshift(front.close);
  }
  const close = async () => {
    for (const act of closing) await act();
  };
  return { contestants: contestants.filter(({ name }) => isWanted(name)), close };
}
