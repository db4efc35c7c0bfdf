import type { TextResources } from "./resources.ts";
import { type Translate, translateFrom } from "./translate.ts";

/** The language of a page view, and the wording that its site has changed. */
export interface TextsOptions {
  /** ISO 639-1 code: en, sv, nb, de. */
  readonly language: string;
  /** BCP 47 tag for dates and prices, with its region: sv-SE. */
  readonly locale: string;
  /** Key -> wording of the site's settings; wins in every namespace that has the key. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** All texts of one page view. One per request on the server, one per tab in the browser; never global. */
export interface Texts {
  readonly language: string;
  readonly locale: string;
  /** Adds a namespace, before anything of it is rendered. Adding it again replaces its texts. */
  add(namespace: string, resources: TextResources): void;
  /** Whether a namespace has been added. */
  has(namespace: string): boolean;
  /** What turns the keys of a namespace into wording: one function per namespace, at any number of calls. */
  of(namespace: string): Translate;
}

/** The wording of one plural form may be overridden alone (`nights_one`). */
function overridden(resources: TextResources, overrides: TextResources): TextResources {
  return Object.fromEntries(Object.entries(resources).map(([key, text]) => [key, overrides[key] ?? text]));
}

/** Texts in one language, filled by `add`. Missing keys show as the key. */
export function createTexts({ language, locale, overrides }: TextsOptions): Texts {
  const plurals = new Intl.PluralRules(language);
  const namespaces = new Map<string, TextResources>();
  const translators = new Map<string, Translate>();
  const translatorOf = (namespace: string): Translate =>
    translateFrom(
      () => namespaces.get(namespace),
      (count) => plurals.select(count),
    );
  return {
    language,
    locale,
    add: (namespace, resources) => {
      namespaces.set(namespace, overridden(resources, overrides));
    },
    has: (namespace) => namespaces.has(namespace),
    of: (namespace) => {
      const translate = translators.get(namespace) ?? translatorOf(namespace);
      translators.set(namespace, translate);
      return translate;
    },
  };
}
