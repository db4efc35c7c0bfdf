import { root } from "../steps/root.mjs";
import { recordCalls } from "./browser.mjs";
import { buildFederationDefaults, buildOneBundle, buildRenderedApp } from "./builds/builds.mjs";
import { openFront, plainDocument, readShellDocument, wellMadeDocument } from "./sites/front.mjs";
import { openSite } from "./sites/site.mjs";

/** @import { Browser } from "../../e2e/node_modules/@playwright/test/index.js" */
/** @import { BenchPage } from "./pages.mjs" */
/** @import { ShellDocument } from "./sites/front.mjs" */

/** A running site whose build is measured. @typedef {{ name: string, address: string }} Contestant */

export const OURS = "ours";
const SHELL_ONLY = "ours, not rendered";
const RENDERED_APP = "one app, rendered on the server";

/** @typedef {{ page: ShellDocument, calls: readonly string[], module: string }} PageParts */

/**
 * @param {string} shellOnly address of the site without SSR
 * @param {Browser} browser
 * @param {readonly BenchPage[]} pages
 * @param {(parts: PageParts) => string} renderDocument
 */
async function renderDocuments(shellOnly, browser, pages, renderDocument) {
  /** @type {Record<string, string>} */
  const documents = {};
  for (const { address, module } of pages) {
    const page = await readShellDocument(shellOnly + address);
    const calls = await recordCalls(browser, shellOnly + address);
    documents[address] = renderDocument({ page, calls, module });
  }
  return documents;
}

/**
 * Builds that the browser renders, each with a document of its own.
 *
 * @type {Readonly<Record<string, () => Promise<(parts: PageParts) => string>>>}
 */
const clientBuilds = {
  "one bundle": async () => {
    const files = await buildOneBundle({ build: "one-bundle", isSplit: false });
    return ({ page, calls }) => wellMadeDocument({ page, calls, files, chunks: ["texts-en-json"] });
  },
  "one app, a chunk per page": async () => {
    const files = await buildOneBundle({ build: "page-chunks", isSplit: true });
    return ({ page, calls, module }) =>
      wellMadeDocument({ page, calls, files, chunks: [module.replace("/", "-"), "texts-en-json"] });
  },
  "federation defaults": async () => {
    const files = await buildFederationDefaults();
    return ({ page }) => plainDocument({ page, files });
  },
};

export const buildNames = [OURS, SHELL_ONLY, RENDERED_APP, ...Object.keys(clientBuilds)];

/** Its pages come from its own build; the registry only tells the server that it is ready. */
const openRenderedApp = async () => openSite({ INSTALLATION: root, SANDBOX: "1" }, await buildRenderedApp());

/**
 * Builds and starts the compared sites.
 *
 * @param {Browser} browser
 * @param {readonly BenchPage[]} pages
 * @param {readonly string[]} names of `buildNames`
 */
export async function openComparedBuilds(browser, pages, names) {
  /** @type {(() => Promise<void>)[]} */
  const closing = [];
  /** @param {import("./sites/site.mjs").BenchSite} site */
  const kept = (site) => {
    closing.push(site.close);
    return site.address;
  };
  const shellOnly = kept(await openSite({ RENDER: "off" }));
  /** @param {string} name */
  const open = async (name) => {
    if (name === OURS) return kept(await openSite());
    if (name === SHELL_ONLY) return shellOnly;
    if (name === RENDERED_APP) return kept(await openRenderedApp());
    const renderDocument = await clientBuilds[name]?.();
    if (!renderDocument) throw new Error(`There is no build "${name}".`);
    const documents = await renderDocuments(shellOnly, browser, pages, renderDocument);
    const front = await openFront({ site: shellOnly, documents });
    closing.unshift(front.close);
    return front.address;
  };
  /** @type {Contestant[]} */
  const contestants = [];
  for (const name of names) contestants.push({ name, address: await open(name) });
  const close = async () => {
    for (const act of closing) await act();
  };
  return { contestants, close };
}
