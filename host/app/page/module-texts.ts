import type { NamedTexts } from "@stays/contract";
import { loadTexts, type TextResources } from "@stays/texts";

/** Texts by namespace. */
export type TextsByNamespace = Readonly<Record<string, TextResources>>;

/** Loads several namespaces in a language. */
export async function loadNamedTexts(
  named: readonly NamedTexts[],
  language: string,
): Promise<TextsByNamespace> {
  return Object.fromEntries(
    await Promise.all(named.map(async ({ namespace, load }) => [namespace, await loadTexts(load, language)])),
  );
}
