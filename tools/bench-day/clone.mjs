import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { run } from "../steps/command.mjs";
import { root } from "../steps/root.mjs";

/**
 * A fresh clone in which commands run as a team types them.
 *
 * @typedef {object} Clone
 * @property {(...words: string[]) => Promise<string>} npm runs an npm command to its end and returns its output
 * @property {(words: readonly string[], sign: RegExp) => Promise<{ end: () => Promise<void> }>} until starts an npm
 *   command, and resolves when its output has the sign
 * @property {(file: string, edit: (text: string) => string) => Promise<void>} edit changes a file
 */

/**
 * Clones the last commit. Nothing is installed or built.
 *
 * @param {string} folder that does not exist yet
 * @param {NodeJS.ProcessEnv} env added to that of the commands
 * @returns {Promise<Clone>}
 */
export async function cloneInto(folder, env) {
  await run("git", ["clone", "--quiet", root, folder]);
  /** @param {readonly string[]} words */
  const start = (words) => {
    const child = spawn("npm", [...words], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // Its own group, so that the end reaches npm, its shell and what they started.
      detached: true,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
        child.emit("output");
      });
    return { child, output: () => output };
  };
  return {
    async npm(...words) {
      const { child, output } = start(words);
      const [code] = await once(child, "close");
      if (code !== 0) throw new Error(`npm ${words.join(" ")} failed.\n${output()}`);
      return output();
    },
    async until(words, sign) {
      const { child, output } = start(words);
      const closed = once(child, "close");
      const ended = closed.then(() => {
        throw new Error(`npm ${words.join(" ")} ended.\n${output()}`);
      });
      ended.catch(() => {});
      while (!sign.test(output())) await Promise.race([once(child, "output"), ended]);
      const end = async () => {
        process.kill(-(child.pid ?? 0), "SIGTERM");
        await closed;
      };
      return { end };
    },
    async edit(file, edit) {
      const at = path.join(folder, file);
      await writeFile(at, edit(await readFile(at, "utf8")));
    },
  };
}
