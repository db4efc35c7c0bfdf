import { readFileSync } from "node:fs";
import { ToolError } from "./step.mjs";

/**
 * Reads a JSON file.
 *
 * @param {string} file
 * @returns {any}
 * @throws ToolError that names the file when it is torn
 */
export function readJson(file) {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ToolError(
      `✗ ${file} is not whole JSON: ${error instanceof Error ? error.message : error}. Restore it, or build it again.`,
    );
  }
}
