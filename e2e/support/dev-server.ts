import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/steps/free-port.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** A running development server with its own data. */
export interface DevServer {
  readonly address: string;
  /** Everything that it has printed until now. */
  output(): string;
  close(): Promise<void>;
}

/** Starts `npm run dev` with these words, on a free port. */
export async function startDevServer(...words: readonly string[]): Promise<DevServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-dev-"));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: `${port}`,
    SANDBOX_DATA: folder,
    RELEASES: path.join(folder, "releases"),
  };
  const command = execFile(process.execPath, ["tools/cli/stays.mjs", "dev", ...words], { cwd: root, env });
  const exit = once(command, "exit");
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [command.stdout, command.stderr])
      stream?.on("data", (part) => {
        printed += part;
        if (printed.includes("run with hot reload at")) resolve();
      });
    void exit.then(() => reject(new Error(printed)));
  });
  const close = async () => {
    command.kill("SIGTERM");
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  return { address: `http://localhost:${port}`, output: () => printed, close };
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
