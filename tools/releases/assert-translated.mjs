import path from "node:path";
import { root } from "../steps/root.mjs";
import { ToolError } from "../steps/step.mjs";
import { readUntranslated, UNTRANSLATED_FILE, untranslatedTexts } from "../texts/untranslated.mjs";

/**
 * Checks that all texts of a remote are translated, before visitors get it. A preview may show English texts.
 *
 * @param {string} name
 * @param {string | undefined} from folder of its sources, when outside the workspace
 * @throws ToolError that lists the texts
 */
export function assertTranslated(name, from) {
  const texts = untranslatedTexts(readUntranslated(path.join(from ?? path.join(root, name), "texts")));
  if (texts.length === 0) return;
  throw new ToolError(
    `✗ ${name} is refused; nothing has changed on the site.\n${texts.map((text) => `  • texts/${text}`).join("\n")}\n    → translate them and remove their keys from texts/${UNTRANSLATED_FILE}; npm run preview -- ${name} shows them meanwhile`,
  );
}
