/**
 * Localisation: texts of each app, and days, times and amounts by locale. The host shares this package at run
 * time.
 */
export type { IsoDay } from "@stays/days";
export { defineTexts, loadTexts, type TextResources, type TextsDefinition } from "./define-texts.ts";
export { type LanguageData, provideLanguageData } from "./language-data.ts";
export * from "./namespaces.ts";
export {
  createTexts,
  getDirection,
  type Texts,
  type TextsOptions,
  type TextValues,
  type Translate,
} from "./texts.ts";
export { TextsProvider, useTextsContext } from "./texts-provider.tsx";
export { type Format, formatFor, useFormat } from "./use-format.ts";
export { type NamespaceTexts, useTexts } from "./use-texts.ts";
