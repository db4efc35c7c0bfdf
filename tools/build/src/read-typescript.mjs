import { readFile } from "node:fs/promises";
import { transform } from "@swc/core";

/**
 * Reads the constants of a TypeScript module that imports only types: strips the types and evaluates the
 * rest, anew on each call.
 *
 * @param {string} file
 * @returns {Promise<any>} its exports
 */
export async function readTypeScript(file) {
  const { code } = await transform(await readFile(file, "utf8"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "es6" },
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
