import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter } from "node:events";
import { realpathSync } from "node:fs";
import path from "node:path";
import type { Log } from "../log/log.ts";
import { readLines } from "../log/read-lines.ts";
import { permissionFlags } from "./permission-flags.ts";
import type { WorkerHandle } from "./pool-worker.ts";
import type { FromProcess, FromWorker, ToProcess, ToWorker } from "./render-protocol.ts";
import { answerQuestion, type WorkerServices } from "./worker-services.ts";

/** Heap limits in megabytes: a bundle that exceeds them ends only its own worker. */
const HEAP_FLAGS = ["--max-old-space-size=512", "--max-semi-space-size=32"];
/**
 * Collects garbage on the thread that renders. V8's helper threads take more processor time than they save, and
 * the cores belong to the other workers.
 */
const GC_FLAGS = ["--single-threaded-gc"];

/** Program and surroundings of a worker process. */
export interface WorkerProcessOptions {
  /** The program's file. The process may read the files of its folder and no others. */
  readonly program: string;
  /** Services that the process may call. */
  readonly services: WorkerServices;
  /** Receives each line that the process writes. */
  readonly log: Log;
}

interface Events {
  message: [FromWorker];
  error: [Error];
  exit: [];
}

/** A worker in a process of its own, with an empty environment and Node's permission model. */
export class WorkerProcess extends EventEmitter<Events> implements WorkerHandle {
  readonly #child: ChildProcess;
  readonly #services: WorkerServices;
  readonly #ended: Promise<void>;
  #isTerminated = false;
  /** Why the process ended, if it said so. */
  #reason: string | null = null;

  constructor({ program, services, log }: WorkerProcessOptions) {
    super();
    this.#services = services;
    // The permission model compares real paths.
    const file = realpathSync(program);
    const child = fork(file, [], {
      env: { NODE_ENV: "production" },
      execArgv: [...permissionFlags(path.dirname(file)), ...HEAP_FLAGS, ...GC_FLAGS],
      serialization: "advanced",
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    child.on("message", (message) => this.#receive(message as FromProcess));
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        readLines(stream, (line) => {
          if (line.startsWith("FATAL ERROR: ")) this.#reason ??= line;
          log.warn("a render worker wrote", { pid: child.pid, line });
        });
    this.#ended = new Promise((resolve) => {
      // `close` comes after the last message and the last line, `exit` may come before them.
      child.once("close", (code, signal) => {
        this.#end(this.#reason ?? `it ended with ${signal ?? `exit code ${code}`}`);
        resolve();
      });
      child.on("error", (error) => {
        if (child.pid !== undefined) return;
        this.#end(error.message);
        resolve();
      });
    });
  }

  postMessage(message: ToWorker): void {
    this.#send(message);
  }

  /** Kills the process, and waits until it has ended. */
  async terminate(): Promise<void> {
    this.#isTerminated = true;
    this.#child.kill("SIGKILL");
    await this.#ended;
  }

  #send(message: ToProcess): void {
    // A message to a process that has ended is lost; `close` reports the end.
    this.#child.send(message, undefined, undefined, () => {});
  }

  #receive(message: FromProcess): void {
    if (message.kind === "question") void this.#answer(message);
    else if (message.kind === "fault") this.#reason ??= message.reason;
    else this.emit("message", message);
  }

  async #answer({ id, what }: Extract<FromProcess, { kind: "question" }>): Promise<void> {
    this.#send({ kind: "reply", id, what: await answerQuestion(what, this.#services) });
  }

  #end(reason: string): void {
    if (!this.#isTerminated) this.emit("error", new Error(reason));
    this.emit("exit");
  }
}
