import { isReleaseFile } from "../routing/path-kind.ts";
import type { KeepMessage } from "./keep-message.ts";
import { answersOf, SHELLS, shellAddress } from "./storage-addresses.ts";

/** A stored page: it runs with these files only, never with those of another release. */
export type StoredPage = Pick<KeepMessage, "edition" | "prefix" | "files">;

/** Whether a page may be stored: one with a promo code belongs to one visitor. */
export const isPublicAddress = (address: string): boolean => !/[?&]promocode=[^&]/i.test(address);

/**
 * The stored files and answers that no stored page needs.
 *
 * @param stored paths of stored shells, files and answers
 */
export function unneeded(stored: readonly string[], pages: readonly StoredPage[]): readonly string[] {
  const needed = new Set(
    pages.flatMap(({ prefix, edition, files }) => [shellAddress(prefix, edition), ...files]),
  );
  const answers = [...new Set(pages.map(({ edition }) => answersOf(edition)))];
  return stored.filter((path) =>
    isReleaseFile(path) || path.startsWith(SHELLS)
      ? !needed.has(path)
      : !answers.some((prefix) => path.startsWith(prefix)),
  );
}
