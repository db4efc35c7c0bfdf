import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { root } from "./root.mjs";
import { ToolError } from "./step.mjs";

/**
 * Every route carries the host's own code: what is left of a route's budget is the remotes'.
 *
 * @throws ToolError when the host's scripts, as Brotli, are over the budget of `budgets.json`
 */
export async function checkHostBudget() {
  const web = path.join(root, "host/dist/web");
  const { js } = JSON.parse(await readFile(path.join(web, "assets.json"), "utf8"));
  const { host } = JSON.parse(await readFile(path.join(root, "budgets.json"), "utf8"));
  const sizes = await Promise.all(
    js.map(async (/** @type {string} */ file) => (await stat(path.join(web, `${file}.br`))).size),
  );
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (size > host.entry)
    throw new ToolError(
      `✗ The host is ${size} bytes compressed, its budget in budgets.json is ${host.entry}: load code that the first view does not need with import().`,
    );
}
