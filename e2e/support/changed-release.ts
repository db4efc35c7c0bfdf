import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";

/** A change of the built code of one file. */
export type CodeChange = (code: string) => string;

const hashOf = (text: string): string => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** Removes the earlier releases from a page, so that a fault of the live one cannot be avoided. */
export const withoutLastGood: CodeChange = (html) => html.replace(/,"lastGood":\{[^}]*\}/g, "");

/** Changes the document of a page before the browser receives it. */
export async function changeDocument(page: Page, address: string, change: CodeChange): Promise<void> {
  const document = new URL(address, "http://site").pathname;
  await page.route(
    ({ pathname }) => pathname === document,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/**
 * Serves a page as if the release of a remote had been built with a change: the entry has the hash of the
 * changed chunk, and the document that of the entry. No earlier release is known.
 *
 * @param address of the page
 * @param entry address of the remote's entry
 * @param file address of the changed file, which may be the entry itself
 */
export async function serveChangedRelease(
  page: Page,
  address: string,
  { entry, file, change }: { readonly entry: string; readonly file: string; readonly change: CodeChange },
): Promise<void> {
  const read = async (url: string) => (await page.request.get(url)).text();
  const [built, builtEntry] = await Promise.all([read(file), read(entry)]);
  const changed = change(built);
  if (changed === built) throw new Error(`${file} has nothing to change.`);
  const changedEntry = file === entry ? changed : builtEntry.replaceAll(hashOf(built), hashOf(changed));
  const serve = (url: string, body: string) =>
    page.route(
      (requested) => requested.pathname === url,
      (route) => route.fulfill({ contentType: "text/javascript", body }),
    );
  await serve(entry, changedEntry);
  if (file !== entry) await serve(file, changed);
  await changeDocument(page, address, (html) =>
    withoutLastGood(html)
      .replaceAll(hashOf(built), hashOf(changed))
      .replaceAll(hashOf(builtEntry), hashOf(changedEntry)),
  );
}
