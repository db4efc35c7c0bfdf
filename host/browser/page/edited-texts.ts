import { loadTexts, type TextResources, type TextsDefinition } from "@stays/texts";

/** The event of a text file that was edited; `tools/build/src/text-loader.mjs` dispatches it. */
const TEXTS_EDITED = "stays:texts-edited";

/** Where edited texts are shown. */
export interface EditedTextsOptions {
  readonly language: string;
  /** Called with each namespace whose texts have changed. */
  readonly show: (namespace: string, resources: TextResources) => void;
}

/**
 * Shows edited texts without a reload, in development. Several apps may have a copy of a namespace: only a copy
 * that has changed is shown.
 */
export class EditedTexts {
  readonly #options: EditedTextsOptions;
  /** The last content of each copy, as JSON. */
  readonly #known = new Map<TextsDefinition, string>();

  constructor(options: EditedTextsOptions) {
    this.#options = options;
    addEventListener(TEXTS_EDITED, () => void this.#refresh());
  }

  /**
   * Follows the texts of a module.
   *
   * @param shown the texts of the document, which the server's build may have from before an edit; missing = the
   * page shows those of the module
   */
  async follow(named: TextsDefinition, shown?: TextResources): Promise<void> {
    if (this.#known.has(named)) return;
    this.#known.set(named, JSON.stringify(shown ?? (await loadTexts(named, this.#options.language))));
    if (shown) await this.#refresh();
  }

  async #refresh(): Promise<void> {
    for (const [named, known] of this.#known) {
      const resources = await loadTexts(named, this.#options.language);
      const content = JSON.stringify(resources);
      if (content === known) continue;
      this.#known.set(named, content);
      this.#options.show(named.namespace, resources);
    }
  }
}
