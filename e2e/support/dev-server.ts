import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/support/free-port.mjs";
import { root } from "../../tools/support/root.mjs";
import { startProgram } from "./program.ts";

/** Starts `npm run dev` with these words and its own data, on a free port. */
export async function startDevServer(...words: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-dev-"));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: `${port}`,
    SANDBOX_DATA: folder,
    RELEASES: path.join(folder, "releases"),
  };
  const args = ["tools/cli/stays.mjs", "dev", ...words];
  const command = startProgram(process.execPath, args, { cwd: root, env });
  await command.waitFor(/run with hot reload at/);
  const close = async () => {
    await command.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { address: `http://localhost:${port}`, output: command.output, close };
}

/**
 * Edits a file of the working copy while `run` runs.
 *
 * @param file path from the root of the workspace
 * @param change replaces the first text by the second
 */
export async function whileEdited(
  file: string,
  change: readonly [string, string],
  run: () => Promise<void>,
): Promise<void> {
  const source = await readFile(path.join(root, file), "utf8");
  const edited = source.replace(...change);
  if (edited === source) throw new Error(`The change to ${file} changes nothing.`);
  try {
    await writeFile(path.join(root, file), edited);
    await run();
  } finally {
    await writeFile(path.join(root, file), source);
  }
}
