import { stat } from "node:fs/promises";
import path from "node:path";
import { readJson } from "./read-json.mjs";
import { root } from "./root.mjs";
import { ToolError } from "./step.mjs";

/**
 * Checks the size of the host's scripts. Every route loads them, so they reduce what a remote may use of a
 * route's budget.
 *
 * @throws ToolError when they exceed the budget of `budgets.json`, in bytes of Brotli
 */
export async function checkHostBudget() {
  const web = path.join(root, "host/dist/web");
  const { js } = readJson(path.join(web, "assets.json"));
  const { host } = readJson(path.join(root, "budgets.json"));
  const sizes = await Promise.all(
    js.map(async (/** @type {string} */ file) => (await stat(path.join(web, `${file}.br`))).size),
  );
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (size > host.entry)
    throw new ToolError(
      `✗ The host is ${size} bytes compressed, its budget in budgets.json is ${host.entry}: load code that the first view does not need with import().`,
    );
}
