import { rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../support/root.mjs";
import { buildRenderedApp } from "./builds/rendered-app.mjs";
import { buildTagged } from "./builds/tagged-build.mjs";
import { openFront } from "./sites/front.mjs";
import { openSite } from "./sites/site.mjs";

/** @import { BenchSite } from "./sites/site.mjs" */
/**
 * A site whose build is measured.
 *
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string | null} address null = it could not be started
 * @property {string} [reason] why not
 */

export const OURS = "ours";
/** What ours is measured by: the same site in one build, without federation. */
export const PEER = "one app, rendered on the server";

/** @type {Readonly<Record<string, (env?: NodeJS.ProcessEnv) => Promise<BenchSite>>>} */
const builds = {
  [OURS]: (env) => openSite(env),
  [PEER]: async (env) => openSite({ ...env, INSTALLATION: root, SANDBOX: "1" }, await buildRenderedApp()),
  "the last tag": async (env) => {
    const folder = await buildTagged();
    const releases = path.join(folder, ".data/builds");
    const server = path.join(folder, "host/dist/server/serve.cjs");
    const site = await openSite({ ...env, DEVELOPMENT_RELEASES: releases }, server);
    const close = async () => {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    };
    return { ...site, close };
  },
};

export const buildNames = Object.keys(builds);

/**
 * Builds and starts the compared sites, each behind a front of its own. One that cannot be started is listed with the
 * reason.
 *
 * @param {readonly string[]} names of `buildNames`
 * @param {{ isHttp2: boolean }} protocol between browsers and sites
 */
export async function openComparedBuilds(names, { isHttp2 }) {
  /** @type {(() => Promise<void>)[]} */
  const closing = [];
  /** @param {string} name @returns {Promise<Contestant>} */
  const open = async (name) => {
    try {
      const build = builds[name];
      if (!build) throw new Error("There is no such build.");
      const { address, close } = isHttp2 ? await openFront(build) : await build();
      closing.push(close);
      return { name, address };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`✗ ${name} cannot be measured: ${reason}`);
      return { name, address: null, reason };
    }
  };
  /** @type {Contestant[]} */
  const contestants = [];
  for (const name of names) contestants.push(await open(name));
  const close = async () => {
    for (const act of closing) await act();
  };
  return { contestants, close };
}
