import { createInstance } from "i18next";
import type { TextResources } from "./define-texts.ts";
import { languageData, writeNumber } from "./language-data.ts";
import type { Namespace, TextKey } from "./namespaces.ts";

/** The language of a page view, and the site's own wording. */
export interface TextsOptions {
  /** ISO 639-1 code: en, sv, nb, de. */
  readonly language: string;
  /** BCP 47 tag for dates and prices, with its region: sv-SE. */
  readonly locale: string;
  /** Key -> wording of the site's settings; overrides the key in every namespace. */
  readonly overrides: Readonly<Record<string, string>>;
}

export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key; `count` selects the plural form, values fill `{{name}}`. */
export type Translate<Name extends string> = (
  key: Name extends Namespace ? TextKey<Name> : string,
  values?: TextValues,
) => string;

/**
 * All texts of one page view. One instance per request on the server, one per tab in the browser; never
 * global.
 */
export interface Texts {
  readonly language: string;
  readonly locale: string;
  /** `rtl` where lines run from right to left, as in Arabic. */
  readonly direction: "ltr" | "rtl";
  /** Adds a namespace; call it before anything of it renders. Adding it again replaces all its texts. */
  add(namespace: string, resources: TextResources): void;
  /** Whether these texts were the last ones that were added to a namespace. */
  shows(namespace: string, resources: TextResources): boolean;
  /** Removes a namespace with all its texts. */
  remove(namespace: string): void;
  /** Whether a namespace has been added. */
  has(namespace: string): boolean;
  /** Returns the translate function of a namespace; the function is stable. */
  of<Name extends string>(namespace: Name): Translate<Name>;
}

/** Applies overrides; one plural form may be overridden alone (`nights_one`). */
function overridden(resources: TextResources, overrides: TextResources): TextResources {
  if (Object.keys(overrides).length === 0) return resources;
  return Object.fromEntries(Object.entries(resources).map(([key, text]) => [key, overrides[key] ?? text]));
}

/** Removes the second full stop when an abbreviation ends a sentence (`6 feb.`). */
function withOneStop(text: string): string {
  return text.replace(/([^.])\.\.(?!\.)/g, "$1.");
}

/** Numbers from here on have separators; no text of the site contains a year as a number. */
const GROUPED_FROM = 1000;

/** A value as a text shows it: the digits of whole numbers are grouped as the language does (`9,915`). */
type ShowValue = (value: string | number) => string | number;

const createShowValue =
  (locale: string, direction: "ltr" | "rtl"): ShowValue =>
  (value) => {
    // Signs beside a Latin name would move to its other end in a text that runs to the left. Texts that run to the right
    // have no such signs, so that names stay as they are for tests and readers.
    if (typeof value === "string") return direction === "rtl" ? `\u2068${value}\u2069` : value;
    return Number.isInteger(value) && value >= GROUPED_FROM
      ? writeNumber(value, languageData(locale).number, 0, 0)
      : value;
  };

/** Texts of i18next that are kept: more than the rows of a page ask for. */
const MOST_FILLED = 500;

/** What only i18next fills in: another text, and a value with a format. */
const NEEDS_I18NEXT = /\$t\(|\{\{(?!\w+\}\})/;

function fill(text: string, values: TextValues, show: ShowValue): string {
  if (!text.includes("{{")) return text;
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? "" : `${show(value)}`;
  });
  return withOneStop(filled);
}

/** Direction of the script of a language code. */
export const getDirection = (language: string): "ltr" | "rtl" => createInstance().dir(language);

function reportMissing(_languages: readonly string[], namespace: string, key: string): void {
  // biome-ignore lint/suspicious/noConsole: the reader is whoever develops the page
  console.error(`The namespace ${namespace} has no text "${key}".`);
}

/**
 * Creates texts in one language, filled by `add`. A missing key shows as the key, and is reported in
 * development.
 */
export function createTexts({ language, locale, overrides }: TextsOptions): Texts {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    resources: {},
    ns: [],
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes the values.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => "",
    saveMissing: process.env.NODE_ENV !== "production",
    saveMissingPlurals: false,
    missingKeyHandler: reportMissing,
  });
  void instance.init();
  const direction = instance.dir();
  const show = createShowValue(locale, direction);
  const translators = new Map<string, Translate<string>>();
  /** Texts of i18next by what it was asked for: the rows of a list ask for the same ones. */
  const filled = new Map<string, string>();
  const getTranslator = (namespace: string): Translate<string> => {
    // The type of a namespace is known only where an app calls `of`; the types of i18next are not generic in
    // it. `getFixedT` would copy all options of the instance for each text, which takes longer than the text.
    const translateAnew = (key: string, values: TextValues): string =>
      withOneStop(
        instance.t(key as TextKey<Namespace>, {
          // The number chooses the plural form.
          ...values,
          replace: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, show(value)])),
          ns: namespace as Namespace,
        }),
      );
    const translate = (key: string, values: TextValues): string => {
      const asked = JSON.stringify([namespace, key, values]);
      const text = filled.get(asked) ?? translateAnew(key, values);
      if (filled.size >= MOST_FILLED) filled.clear();
      filled.set(asked, text);
      return text;
    };
    return (key, values = {}) => {
      // Most texts have no plural forms; what i18next does for each of them takes a tenth of a rendering.
      const text: unknown = "count" in values ? null : instance.getResource(language, namespace, key);
      return typeof text === "string" && !NEEDS_I18NEXT.test(text)
        ? fill(text, values, show)
        : translate(key, values);
    };
  };
  const shown = new Map<string, TextResources>();
  const remove = (namespace: string) => {
    shown.delete(namespace);
    filled.clear();
    if (instance.hasResourceBundle(language, namespace)) instance.removeResourceBundle(language, namespace);
  };
  return {
    language,
    locale,
    direction,
    add: (namespace, resources) => {
      remove(namespace);
      shown.set(namespace, resources);
      // Nobody changes the texts of a remote, so i18next needs no copy of them for each page.
      instance.addResourceBundle(language, namespace, overridden(resources, overrides), false, true, {
        skipCopy: true,
      });
    },
    shows: (namespace, resources) => shown.get(namespace) === resources,
    remove,
    has: (namespace) => instance.hasResourceBundle(language, namespace),
    of: (namespace) => {
      const translate = translators.get(namespace) ?? getTranslator(namespace);
      translators.set(namespace, translate);
      return translate;
    },
  };
}
