import { isSigned, releaseHash, SIGNATURE_FILE } from "@stays/releases";
import type { ReadFile } from "../files/file-response.ts";

/** What a release is checked against before it is used. */
export interface ReleaseCheck {
  readonly read: ReadFile;
  /** Public key of who may sign releases, as PEM; undefined = signatures are not asked for. */
  readonly publicKey?: string | undefined;
}

/**
 * Checks that a `release.json` is the one that the registry pins, and that it is signed where the site asks for it. It
 * names every other file of the release by its hash.
 *
 * @param folder of the release, such as `mf-cart/1.0.0/`
 * @param hash that the registry pins it by; undefined = it does not
 * @throws when it is another one, or not signed
 */
export async function checkRelease(
  content: Uint8Array,
  folder: string,
  hash: string | undefined,
  { read, publicKey }: ReleaseCheck,
): Promise<void> {
  if (hash !== undefined && releaseHash(content) !== hash)
    throw new Error(`${folder}release.json is not the one that the registry pins`);
  if (publicKey === undefined) return;
  if (!isSigned(content, await read(folder + SIGNATURE_FILE), publicKey))
    throw new Error(`${folder} is not signed with the key of RELEASE_PUBLIC_KEY`);
}
