import { isSigned, releaseHash, SIGNATURE_FILE } from "@stays/releases";
import type { ReadFile } from "../files/file-response.ts";

/** The checks before a release is used. */
export interface ReleaseCheck {
  readonly read: ReadFile;
  /** Public key that releases must be signed with, as PEM; undefined = no signature required. */
  readonly publicKey?: string | undefined;
}

/**
 * Checks that a `release.json` has the hash in the registry, and a valid signature if the site requires one.
 * The file contains the hashes of all other files of the release.
 *
 * @param folder of the release, such as `mf-cart/1.0.0/`
 * @param hash from the registry; undefined = not pinned
 * @throws when the hash differs or the signature is missing or wrong
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
