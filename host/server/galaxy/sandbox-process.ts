import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import * as v from "valibot";
import { StartError } from "../settings/start-error.ts";

/** The running process of the embedded mock back end. */
export interface SandboxProcess {
  readonly url: string;
  /** Folder of the settings documents, which contain its hosts. */
  readonly settingsFolder: string;
  /** Time zone of its destination. */
  readonly timeZone: string;
  /** Milliseconds that it took to generate its destination. */
  readonly seededMs: number;
  close(): Promise<void>;
}

/** Options to start the sandbox. */
export interface SandboxOptions {
  /** Path of its program, `sandbox/dist/main.cjs`. */
  readonly program: string;
  /** Folder of its data. */
  readonly dataFolder: string;
  /** Public origin of the site; the addresses in its settings start with it. */
  readonly siteOrigin: string;
  /** Called when the process ends unexpectedly. */
  readonly onUnexpectedEnd: (code: number | null) => void;
}

const readyMessage = v.object({
  ready: v.literal(true),
  url: v.string(),
  settingsFolder: v.string(),
  timeZone: v.string(),
  seededMs: v.optional(v.number(), 0),
});

/** The sandbox rejects its configuration: one sentence that says what to do. */
const startErrorMessage = v.object({ startError: v.string() });

/** Time limit of the start, in milliseconds; the first start generates a whole destination. */
const READY_LIMIT = 120_000;

function whenReady(child: ChildProcess): Promise<v.InferOutput<typeof readyMessage>> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`The sandbox was not ready within ${READY_LIMIT / 1000} seconds.`)),
      READY_LIMIT,
    );
    child.on("message", (message) => {
      if (v.is(startErrorMessage, message)) reject(new StartError(message.startError));
      const { success, output } = v.safeParse(readyMessage, message);
      if (!success) return;
      clearTimeout(limit);
      resolve(output);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(limit);
      reject(new Error(`The sandbox ended while starting (exit code ${code}).`));
    });
  });
}

/**
 * Starts the sandbox as a separate process, so that neither can block or crash the other.
 *
 * @throws StartError when the sandbox rejects its configuration
 */
export async function startSandbox(options: SandboxOptions): Promise<SandboxProcess> {
  const { program, dataFolder, siteOrigin, onUnexpectedEnd } = options;
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_DATA: dataFolder, SITE_ORIGIN: siteOrigin };
  // `detached`: in its own process group, so that Ctrl+C ends it after the site and not before. It also ends
  // when the site's process ends. Its packages resolve from the root of the installation, whatever the
  // working directory is.
  const cwd = path.resolve(path.dirname(program), "../..");
  const child = fork(program, { cwd, env, detached: true, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let isClosing = false;
  try {
    const { url, ...ready } = await whenReady(child);
    child.once("exit", (code) => isClosing || onUnexpectedEnd(code));
    const close = async () => {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    };
    return { ...ready, url: url.replace(/\/$/, ""), close };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}
