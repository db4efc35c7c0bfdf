import { userInfo } from "node:os";
import { remoteNames } from "@stays/build/remote-names";
import { ReleaseRefused, readDocument, readRegistry } from "@stays/releases";
import { capture } from "../support/command.mjs";
import { isRepository, workFolder } from "../support/root.mjs";
import { UsageError } from "../support/step.mjs";
import { siteNumber } from "./change-live.mjs";
import { builtOffer } from "./host-offer.mjs";

/**
 * An order to change what is live.
 *
 * @typedef {object} Order
 * @property {string} why for the audit; it mentions a skipped check
 * @property {boolean} isUnseen skips the browser check
 * @property {string | undefined} from folder of the remote's sources, when outside the workspace
 * @property {string} by the person who runs the command
 */

/**
 * The name of the person who releases: from RELEASED_BY (set by CI jobs), else git's user name, else the
 * system's user.
 */
export async function whoAmI() {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  const { isOk, output } = await capture("git", ["config", "user.name"]);
  if (isOk && output.trim()) return output.trim();
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user that the system does not know.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

/** The option of every command that changes what is live. */
export const whyOption = {
  why: { type: /** @type {const} */ ("string"), valueHint: "reason", description: "reason for the audit" },
};

/** The option of every command that changes what visitors get of a remote. */
export const sinceOption = {
  since: {
    type: /** @type {const} */ ("string"),
    valueHint: "number",
    description: "refuses if others have changed the remote since this number of the registry",
  },
};

/**
 * The registry that an order is based on: the newest, or that of `--since`. A script that repeats a command names the
 * number, so that the repetition changes nothing that others did meanwhile.
 *
 * @param {import("@stays/releases").ReleaseStore} store
 * @param {string | undefined} since
 * @throws UsageError, ReleaseRefused when that number is not there
 */
export async function readSeen(store, since) {
  const newest = await readRegistry(store);
  const site = process.env.SITE || process.env.SITE_ORIGIN;
  const served = site ? await siteNumber(site) : null;
  if (served !== null && served > newest.number)
    throw new ReleaseRefused(
      `${site} serves number ${served} of the registry, and the newest of this store is ${newest.number || "none"}. Is RELEASES its store? If so, restore its documents from a backup; a server keeps the newest in kept-registry/ of its DATA folder.`,
    );
  if (since === undefined) return newest;
  if (!/^\d{1,8}$/.test(since))
    throw new UsageError(`--since is "${since}", but must be a number of the registry.`);
  const known = await readDocument(store, Number(since));
  if (known) return known;
  throw new ReleaseRefused(
    `There is no number ${since} of the registry; the newest is ${newest.number}. Look at npm run releases, and decide again.`,
  );
}

/** The options of commands that build a release. */
export const releaseOptions = {
  ...whyOption,
  from: {
    type: /** @type {const} */ ("string"),
    valueHint: "folder",
    description: "the remote's sources, if not in this working copy",
  },
  unseen: {
    type: /** @type {const} */ ("boolean"),
    description: "skips the browser check; the audit records it",
  },
};

/**
 * Who orders what, with the defaults of this folder.
 *
 * @param {{ why?: string | undefined, from?: string | undefined, unseen?: boolean | undefined }} args
 * @returns {Promise<Order>}
 */
export async function readOrder({ why, from, unseen }) {
  return {
    why: [unseen ? "(browser check skipped)" : "", why ?? ""].filter(Boolean).join(" "),
    isUnseen: unseen === true,
    from: from ?? (isRepository ? undefined : workFolder),
    by: await whoAmI(),
  };
}

/**
 * The remote that a command names.
 *
 * @param {string | undefined} name
 * @throws UsageError when the name is missing or unknown
 */
export function parseRemote(name) {
  // A team outside the repository has no sources of the host.
  const known = isRepository ? remoteNames : Object.keys(builtOffer().modules);
  if (name === undefined) throw new UsageError("Which remote?");
  if (known.includes(name)) return name;
  throw new UsageError(`There is no remote ${name}. There are ${known.join(", ")}.`);
}
