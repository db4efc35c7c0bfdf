import { loadTexts, type TextResources, type TextsDefinition } from "@stays/texts";

export type TextsByNamespace = Readonly<Record<string, TextResources>>;

/** Loads several namespaces in a language. */
export async function loadNamedTexts(
  definitions: readonly TextsDefinition[],
  language: string,
): Promise<TextsByNamespace> {
  return Object.fromEntries(
    await Promise.all(definitions.map(async (one) => [one.namespace, await loadTexts(one, language)])),
  );
}
