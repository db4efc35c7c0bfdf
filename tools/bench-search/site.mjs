import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../steps/root.mjs";

/** Starts the built site on a free port with data of its own; SITE_ADDRESS names one that runs already. */
export async function openSite() {
  const running = process.env.SITE_ADDRESS;
  if (running) return { address: running, close: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), "stays-bench-"));
  const site = fork(path.join(root, "host/dist/server/main.cjs"), {
    env: { ...process.env, PORT: "0", SANDBOX_DATA: folder },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ address }] = await once(site, "message");
  return {
    address,
    async close() {
      const exit = once(site, "exit");
      site.kill("SIGTERM");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
