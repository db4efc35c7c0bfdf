import path from "node:path";
import { createPreviewToken, createToolbarToken, PREVIEW_HOURS, readSecret } from "@stays/releases";
import { workFolder } from "../steps/root.mjs";

const HOUR_MS = 3_600_000;

/** The address of the running site: `SITE`, else this machine's. */
export const siteAddress = () =>
  (process.env.SITE || `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, "");

/** The secret that signs links of the running site. */
const secretOfSite = () =>
  readSecret(
    path.join(path.resolve(workFolder, process.env.DATA || ".data"), "preview-secret"),
    process.env.PREVIEW_SECRET,
  );

/**
 * A link of the running site.
 *
 * @param {string} at path that turns the token into a cookie
 * @param {string} token
 * @param {string} to the target page
 */
function linkAt(at, token, to) {
  const link = new URL(at, siteAddress());
  link.search = new URLSearchParams({ token, to }).toString();
  return link.href;
}

/**
 * A signed link that shows one version of a remote to everyone who opens it.
 *
 * @param {Omit<import("@stays/releases").Preview, "until">} preview
 * @param {{ to: string, now: number }} link `to` is the target page
 * @returns {Promise<string>}
 */
export async function previewLink(preview, { to, now }) {
  const until = now + PREVIEW_HOURS * HOUR_MS;
  return linkAt("/preview", createPreviewToken({ ...preview, until }, await secretOfSite()), to);
}

/**
 * A signed link that shows the toolbar to everyone who opens it.
 *
 * @param {{ to: string, now: number }} link `to` is the target page
 * @returns {Promise<string>}
 */
export async function toolbarLink({ to, now }) {
  const token = createToolbarToken(now + PREVIEW_HOURS * HOUR_MS, await secretOfSite());
  return linkAt("/toolbar", token, to);
}
