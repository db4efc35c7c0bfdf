import type { ParseKeys } from "i18next";

/**
 * The English texts of every namespace, by name. Each app declares its own beside its loader: `declare module
 * "@stays/texts" { interface TextNamespaces { "mf-cart": typeof en } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the apps, so that none depends on another
export interface TextNamespaces {}

declare module "i18next" {
  interface ResourceNamespaceMap extends TextNamespaces {}
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
  }
}

/** The name of a namespace: `mf-cart`, `ui`. */
export type Namespace = keyof TextNamespaces;

/** A key of a namespace, without the suffix of its plural form: `nights` for `nights_one` and `nights_other`. */
export type TextKey<Name extends Namespace> = ParseKeys<Name>;
