import { root } from "./root.mjs";
import { ToolError } from "./step.mjs";

/**
 * The character of a folder's name that the bundler takes for syntax of a request; null when there is none.
 *
 * @param {string} folder
 * @returns {string | null}
 */
export const troublesomeCharacter = (folder) => /[#?!]/.exec(folder)?.[0] ?? null;

/** @throws ToolError when the bundler cannot build in this folder */
export function assertFolderName() {
  const character = troublesomeCharacter(root);
  if (character === null) return;
  throw new ToolError(
    `✗ The bundler cannot build in ${root}, because of the "${character}" in its name: rename or move the folder.`,
  );
}
