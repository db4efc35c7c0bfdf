import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
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

/** A message of the process. `startError`: it rejects its configuration, in one sentence that says what to do. */
type SandboxMessage =
  | ({ readonly ready: true } & Omit<SandboxProcess, "close">)
  | { readonly ready?: false; readonly startError: string };

async function whenReady(child: ChildProcess): Promise<Omit<SandboxProcess, "close">> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The sandbox ended while starting (exit code ${code}).`);
  });
  const [message]: SandboxMessage[] = await Promise.race([once(child, "message"), ended]);
  if (!message?.ready) throw new StartError(message?.startError);
  return message;
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
    const ready = await whenReady(child);
    child.once("exit", (code) => isClosing || onUnexpectedEnd(code));
    const close = async () => {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    };
    return { ...ready, close };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}
