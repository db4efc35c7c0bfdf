import { createInstance } from "i18next";
import type { Namespace, TextKey } from "./namespaces.ts";
import type { TextResources } from "./resources.ts";

/** The language of a page view, and the wording that its site has changed. */
export interface TextsOptions {
  /** ISO 639-1 code: en, sv, nb, de. */
  readonly language: string;
  /** BCP 47 tag for dates and prices, with its region: sv-SE. */
  readonly locale: string;
  /** Key -> wording of the site's settings; wins in every namespace that has the key. */
  readonly overrides: Readonly<Record<string, string>>;
}

export type TextValues = Readonly<Record<string, string | number>>;

/** Turns a key of a namespace into its wording; `count` chooses the plural form, `{{name}}` is filled in. */
export type Translate<Name extends string> = (
  key: Name extends Namespace ? TextKey<Name> : string,
  values?: TextValues,
) => string;

/** All texts of one page view. One per request on the server, one per tab in the browser; never global. */
export interface Texts {
  readonly language: string;
  readonly locale: string;
  /** Adds a namespace, before anything of it is rendered. Adding it again replaces its texts. */
  add(namespace: string, resources: TextResources): void;
  /** Whether a namespace has been added. */
  has(namespace: string): boolean;
  /** The function that turns keys of a namespace into wording: the same one at every call. */
  of<Name extends string>(namespace: Name): Translate<Name>;
}

/** The wording of one plural form may be overridden alone (`nights_one`). */
function overridden(resources: TextResources, overrides: TextResources): TextResources {
  return Object.fromEntries(Object.entries(resources).map(([key, text]) => [key, overrides[key] ?? text]));
}

/** Of an abbreviation that ends a sentence (`6 feb.`) and the sentence's own full stop, one is written. */
function withOneStop(text: string): string {
  return text.replace(/([^.])\.\.(?!\.)/g, "$1.");
}

function reportMissing(_languages: readonly string[], namespace: string, key: string): void {
  // biome-ignore lint/suspicious/noConsole: the reader is whoever develops the page
  console.error(`The namespace ${namespace} has no text "${key}".`);
}

/** Texts in one language, filled by `add`. Missing keys show as the key, and are reported in development. */
export function createTexts({ language, locale, overrides }: TextsOptions): Texts {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    resources: {},
    ns: [],
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => "",
    saveMissing: process.env.NODE_ENV !== "production",
    saveMissingPlurals: false,
    missingKeyHandler: reportMissing,
  });
  void instance.init();
  const translators = new Map<string, Translate<string>>();
  const translatorOf = (namespace: string): Translate<string> => {
    // A namespace is known to the type only where an app calls `of`; i18next's own types have no open ends.
    const inNamespace: (key: TextKey<Namespace>, values: TextValues) => string = instance.getFixedT(
      language,
      namespace as Namespace,
    );
    return (key, values) => withOneStop(inNamespace(key as TextKey<Namespace>, { ...values }));
  };
  return {
    language,
    locale,
    add: (namespace, resources) => {
      instance.addResourceBundle(language, namespace, overridden(resources, overrides), false, true);
    },
    has: (namespace) => instance.hasResourceBundle(language, namespace),
    of: (namespace) => {
      const translate = translators.get(namespace) ?? translatorOf(namespace);
      translators.set(namespace, translate);
      return translate;
    },
  };
}
