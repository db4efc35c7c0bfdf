import path from "node:path";
import { capture } from "../../support/command.mjs";
import { root } from "../../support/root.mjs";
import { ToolError } from "../../support/step.mjs";

const script = path.join(root, "tools/bench/server/requests.lua");
/** Seconds after which a request counts as failed. */
const LIMIT = 10;

/**
 * Requests paths in turn as fast as the site answers. wrk takes less processor time than a load generator in Node,
 * which on two cores is slower than kept pages.
 *
 * @param {string} address of the site
 * @param {readonly string[]} paths
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<{ requests: number, seconds: number, p50: number, p99: number, failed: number }>} p50 and p99
 *   in milliseconds
 * @throws ToolError with what wrk says when it fails
 */
export async function requestAll(address, paths, { connections, seconds }) {
  const load = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", `${LIMIT}s`];
  const { isOk, output } = await capture("wrk", [...load, "-s", script, address, "--", ...paths]);
  const figures = output.split("\n").find((line) => line.startsWith("{"));
  if (!isOk || !figures) throw new ToolError(`✗ wrk failed:\n${output}`);
  return JSON.parse(figures);
}
