import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import * as v from "valibot";
import { StartError } from "../start/environment.ts";

/** The embedded stand-in, running. */
export interface SandboxProcess {
  readonly url: string;
  /** Folder of the settings documents that name its hosts. */
  readonly settingsFolder: string;
  /** Time zone of its destination. */
  readonly timeZone: string;
  /** Milliseconds that it took to have its destination ready. */
  readonly seededMs: number;
  close(): Promise<void>;
}

/** How the stand-in is started. */
export interface SandboxOptions {
  /** Its program, `sandbox/dist/main.cjs`. */
  readonly program: string;
  /** Folder that it keeps its data in. */
  readonly dataFolder: string;
  /** Public origin of the site, which the addresses in its settings start with. */
  readonly siteOrigin: string;
  /** Called when it ends without having been asked to. */
  readonly onFailedCall: (code: number | null) => void;
}

const readyMessage = v.object({
  ready: v.literal(true),
  url: v.string(),
  settingsFolder: v.string(),
  timeZone: v.string(),
  seededMs: v.optional(v.number(), 0),
});

/** The sandbox cannot start as it is configured: one sentence that says what to do. */
const refusalMessage = v.object({ refusal: v.string() });

/** Milliseconds; the first start writes a whole destination. */
const READY_LIMIT = 120_000;

function whenReady(child: ChildProcess): Promise<v.InferOutput<typeof readyMessage>> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`The sandbox was not ready within ${READY_LIMIT / 1000} seconds.`)),
      READY_LIMIT,
    );
    child.on("message", (message) => {
      if (v.is(refusalMessage, message)) reject(new StartError(message.refusal));
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
 * Starts the stand-in as a process of its own, so that neither can hold up or break the other.
 *
 * @throws StartError when it refuses its configuration
 */
export async function startSandbox(options: SandboxOptions): Promise<SandboxProcess> {
  const { program, dataFolder, siteOrigin, onFailedCall } = options;
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_DATA: dataFolder, SITE_ORIGIN: siteOrigin };
  // In a group of its own, so that Ctrl+C ends it after the site and not before; it also ends when the site is gone.
  // It finds its packages from the root of the installation, wherever the site was started.
  const cwd = path.resolve(path.dirname(program), "../..");
  const child = fork(program, { cwd, env, detached: true, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let isClosing = false;
  try {
    const { url, ...ready } = await whenReady(child);
    child.once("exit", (code) => isClosing || onFailedCall(code));
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
