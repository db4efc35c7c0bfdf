import type { NamedTexts } from "@stays/contract";
import { loadTexts, type TextResources } from "@stays/texts";

/** Texts by namespace. */
export type TextsByNamespace = Readonly<Record<string, TextResources>>;

/** Loads all texts of a page or slot in a language. */
export async function loadModuleTexts(
  module: { readonly texts: NamedTexts; readonly sharedTexts?: readonly NamedTexts[] },
  language: string,
): Promise<TextsByNamespace> {
  return loadNamedTexts([module.texts, ...(module.sharedTexts ?? [])], language);
}

/** Loads several namespaces in a language. */
export async function loadNamedTexts(
  named: readonly NamedTexts[],
  language: string,
): Promise<TextsByNamespace> {
  return Object.fromEntries(
    await Promise.all(named.map(async ({ namespace, load }) => [namespace, await loadTexts(load, language)])),
  );
}
