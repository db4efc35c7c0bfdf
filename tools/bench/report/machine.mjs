import os from "node:os";
import { capture } from "../../steps/command.mjs";

/** The machine and the day of a benchmark, in one sentence. */
export async function machine() {
  const [cpu] = os.cpus();
  const commit = (await capture("git", ["rev-parse", "--short", "HEAD"])).output.trim();
  const load = os.loadavg().map((value) => value.toFixed(1));
  const day = new Date().toISOString().slice(0, 16).replace("T", " ");
  return `Taken on ${day} UTC at commit ${commit}: ${cpu?.model ?? "unknown processor"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GB, load at the end ${load.join(" / ")}, Node ${process.version}.`;
}
