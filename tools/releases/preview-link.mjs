import path from "node:path";
import { createPreviewToken, PREVIEW_HOURS, readSecret } from "@stays/releases";
import { workFolder } from "../support/root.mjs";

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
 * A signed link that shows one version of a remote to everyone who opens it.
 *
 * @param {Omit<import("@stays/releases").Preview, "until">} preview
 * @param {string} to the target page
 * @returns {Promise<string>}
 */
export async function previewLink(preview, to) {
  const until = Date.now() + PREVIEW_HOURS * HOUR_MS;
  const token = createPreviewToken({ ...preview, until }, await secretOfSite());
  return `${siteAddress()}/preview?${new URLSearchParams({ token, to })}`;
}
