/** Language: texts of each app, and days, times, amounts by locale. Shared at run time by the host. */
export type { IsoDay } from "./day.ts";
export { FALLBACK_LANGUAGE, loadTexts, type TextResources, type TextsLoader } from "./resources.ts";
export { createTexts, type Texts, type TextsOptions } from "./texts.ts";
export { TextsProvider } from "./texts-provider.tsx";
export type { TextValues, Translate } from "./translate.ts";
export { type Format, formatFor, useFormat } from "./use-format.ts";
export { type NamespaceTexts, useTexts } from "./use-texts.ts";
