import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../steps/free-port.mjs";
import { root } from "../steps/root.mjs";

const example = path.join(root, "deploy/varnish.vcl");

/**
 * Starts Varnish with the example of `deploy/` in front of a site.
 *
 * @param {string} site origin
 * @param {string} folder for its files
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function startVarnish(site, folder) {
  const port = await freePort();
  const vcl = path.join(folder, "varnish.vcl");
  const config = await readFile(example, "utf8");
  await writeFile(vcl, config.replace('.port = "3001"', `.port = "${new URL(site).port}"`));
  const files = ["-f", vcl, "-n", path.join(folder, "varnish")];
  const memory = ["-s", "malloc,256m", "-p", "http_gzip_support=off"];
  const listen = ["-j", "none", "-F", "-a", `127.0.0.1:${port}`];
  const child = spawn("varnishd", [...listen, ...files, ...memory], { stdio: "ignore" });
  const ended = once(child, "exit");
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Varnish ended with ${child.exitCode}.`);
    await wait(50);
  }
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { address, close };
}
