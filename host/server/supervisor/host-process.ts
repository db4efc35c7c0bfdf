import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { type FromHost, fromHostSchema, type ToHost } from "../hosts/host-messages.ts";

/** A running host, as the supervisor uses it. */
export interface HostProcess {
  /** Internal address, on this machine only. */
  readonly address: string;
  /** Milliseconds that the mock back end took to generate its destination; 0 without it. */
  readonly seededMs: number;
  /** Resolves when the host answers visitors at the port of the site. */
  open(): Promise<void>;
  send(message: ToHost): void;
  /** Called with the version of each preview that is requested. */
  onWanted(listener: (version: string) => void): void;
  /** Resolves when the process has ended, with its exit code. */
  readonly ended: Promise<number | null>;
  /** Lets the host finish what is running, and ends it; after `force` milliseconds at once. */
  leave(): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

/** The program of a host and its limits. */
export interface HostProgram {
  /** Path of `main.cjs`. */
  readonly program: string;
  /** Environment that is added to that of this process. */
  readonly env: Readonly<Record<string, string>>;
  /** Time limit of the start, in milliseconds. */
  readonly startLimit: number;
}

/** Milliseconds after which a host that was asked to end is killed: drain, running requests and a reserve. */
const END_LIMIT = 30_000;
const HEALTH_PAUSE = 50;

function nextMessage(worker: Worker, kind: FromHost["kind"]): Promise<FromHost> {
  return new Promise((resolve) => {
    const listener = (message: unknown) => {
      const { success, output } = v.safeParse(fromHostSchema, message);
      if (!success || output.kind !== kind) return;
      worker.off("message", listener);
      resolve(output);
    };
    worker.on("message", listener);
  });
}

/** Waits until the host answers its health check with 200. */
async function healthy(address: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/healthz`, { signal }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(HEALTH_PAUSE, undefined, { signal });
  }
}

/**
 * Starts a host as a cluster worker, and waits until it is healthy. It has an internal address; all open hosts share
 * the port of the site, whose socket belongs to this process.
 *
 * @throws when it ends or is not healthy within the limit; the process is then gone
 */
export async function startHostProcess({ program, env, startLimit }: HostProgram): Promise<HostProcess> {
  cluster.setupPrimary({ exec: program });
  const worker = cluster.fork(env);
  const child = worker.process;
  const ended = once(worker, "exit").then(([code]) => code as number | null);
  const limit = AbortSignal.timeout(startLimit);
  const late = once(limit, "abort").then(() => {
    throw new Error(`it was not ready within ${startLimit / 1_000} seconds`);
  });
  const gone = ended.then((code) => {
    throw new Error(`it ended while starting (exit code ${code})`);
  });
  for (const promise of [late, gone]) promise.catch(() => {});
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const end = async () => {
    const force = setTimeout(() => child.kill("SIGKILL"), END_LIMIT);
    await ended;
    clearTimeout(force);
  };
  const send = (message: ToHost) => {
    if (worker.isConnected()) worker.send(message);
  };
  try {
    const ready = await Promise.race([nextMessage(worker, "ready"), gone, late]);
    const { address, seededMs } = ready.kind === "ready" ? ready : { address: "", seededMs: 0 };
    await Promise.race([healthy(address, limit), gone, late]);
    return {
      address,
      seededMs,
      ended,
      send,
      open: async () => {
        const opened = nextMessage(worker, "opened");
        send({ kind: "open" });
        await Promise.race([opened, gone]);
      },
      onWanted: (listener) =>
        worker.on("message", (message: unknown) => {
          const { success, output } = v.safeParse(fromHostSchema, message);
          if (success && output.kind === "wanted") listener(output.version);
        }),
      leave: async () => {
        send({ kind: "leave" });
        await end();
      },
      stop: async () => {
        child.kill("SIGTERM");
        await end();
      },
    };
  } catch (error) {
    await kill();
    throw error;
  }
}
