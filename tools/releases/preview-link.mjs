import path from "node:path";
import { createPreviewToken, readSecret } from "@stays/releases";
import { root } from "../steps/root.mjs";

const HOUR_MS = 3_600_000;

/** Validity of a preview link, in hours. */
export const PREVIEW_HOURS = 24;

/** The address of the running site: `SITE`, else this machine's. */
export const siteAddress = () =>
  (process.env.SITE || `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, "");

/**
 * A signed link that shows one version of a remote to everyone who opens it.
 *
 * @param {Omit<import("@stays/releases").Preview, "until">} preview
 * @param {{ to: string, now: number }} link `to` is the target page
 * @returns {Promise<string>}
 */
export async function previewLink(preview, { to, now }) {
  const secretFile = path.join(path.resolve(root, process.env.DATA || ".data"), "preview-secret");
  const secret = await readSecret(secretFile, process.env.PREVIEW_SECRET);
  const token = createPreviewToken({ ...preview, until: now + PREVIEW_HOURS * HOUR_MS }, secret);
  const link = new URL("/preview", siteAddress());
  link.search = new URLSearchParams({ token, to }).toString();
  return link.href;
}
