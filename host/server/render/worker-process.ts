import { fork } from "node:child_process";
import { realpathSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Log } from "../observability/log.ts";
import type { FromWorker, RenderAnswer, ToWorker } from "./render-protocol.ts";
import { answerQuestion, type WorkerServices } from "./worker-services.ts";

/** A running worker, as the pool sees it. */
export interface WorkerHandle {
  send(message: ToWorker): void;
  /** Bytes that its process used when it last said so. */
  memory(): number;
  /** Kills the process, and waits until it has ended. */
  kill(): Promise<void>;
}

/** What the pool hears of a worker. */
export interface WorkerListeners {
  readonly onAnswer: (id: number, answer: RenderAnswer) => void;
  /** Called once, also after `kill`. */
  readonly onEnd: (reason: string) => void;
}

export interface WorkerProcessOptions {
  /** The program's file. The process may read the files of its folder and no others. */
  readonly program: string;
  readonly services: WorkerServices;
  /** Receives each line that the process writes. */
  readonly log: Pick<Log, "warn">;
  /** Milliseconds without a message, after which code blocks the process for ever and it is killed. */
  readonly silenceLimit?: number;
}

const SILENCE_LIMIT = 5_000;
/** Heap limits in megabytes: a bundle that exceeds them ends only its own worker. */
const HEAP_FLAGS = ["--max-old-space-size=512", "--max-semi-space-size=32"];
/**
 * V8's helper threads take more processor time than they save, and the cores belong to the other workers. The heap may
 * grow to four times of what lives in it, some 16 MB, before it is collected whole: V8 would do it every 13 pages.
 */
const GC_FLAGS = ["--single-threaded-gc", "--heap-growing-percent=300"];

/** Node's permission model: the process may write no file and start no process, thread, addon or inspector. */
function permissionFlags(folder: string): readonly string[] {
  // Node 20 has it under its experimental name only.
  const isStable = process.allowedNodeEnvironmentFlags.has("--permission");
  return [
    isStable ? "--permission" : "--experimental-permission",
    `--allow-fs-read=${folder}`,
    "--disable-warning=ExperimentalWarning",
  ];
}

/** Characters of a line that are logged. */
const LONGEST_LINE = 8192;

/** Starts a worker process, with an empty environment, and answers its questions. */
export function startWorkerProcess(
  { program, services, log, silenceLimit = SILENCE_LIMIT }: WorkerProcessOptions,
  { onAnswer, onEnd }: WorkerListeners,
): WorkerHandle {
  // The permission model compares real paths.
  const file = realpathSync(program);
  const child = fork(file, [], {
    env: { NODE_ENV: "production" },
    execArgv: [...permissionFlags(path.dirname(file)), ...HEAP_FLAGS, ...GC_FLAGS],
    serialization: "advanced",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let memory = 0;
  /** Why the process ended, if it is known. */
  let reason: string | null = null;
  let silence: NodeJS.Timeout | null = null;

  const send = (message: ToWorker): void => {
    // A message to a process that has ended is lost; `close` reports the end.
    child.send(message, undefined, undefined, () => {});
  };
  // The first message says that the worker has started, which may take long on a busy machine.
  const expectMessage = (): void => {
    if (silence) clearTimeout(silence);
    const timer = setTimeout(() => {
      // If this process itself was busy, it handles the waiting messages first.
      setImmediate(() => {
        if (silence !== timer) return;
        reason ??= `the worker did not answer within ${silenceLimit} ms`;
        child.kill("SIGKILL");
      });
    }, silenceLimit).unref();
    silence = timer;
  };
  child.on("message", (received) => {
    const message = received as FromWorker;
    expectMessage();
    if (message.kind === "answer") onAnswer(message.id, message.answer);
    else if (message.kind === "alive") memory = message.memory;
    else if (message.kind === "fault") reason ??= message.reason;
    else
      void answerQuestion(message.what, services).then((what) =>
        send({ kind: "reply", id: message.id, what }),
      );
  });
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on("line", (line) => {
        if (line.startsWith("FATAL ERROR: ")) reason ??= line;
        if (line.trim() !== "")
          log.warn("a render worker wrote", { pid: child.pid, line: line.slice(0, LONGEST_LINE) });
      });
  const ended = new Promise<void>((resolve) => {
    const end = (why: string): void => {
      if (silence) clearTimeout(silence);
      silence = null;
      resolve();
      onEnd(why);
    };
    // `close` comes after the last message and the last line, `exit` may come before them.
    child.once("close", (code, signal) => end(reason ?? `it ended with ${signal ?? `exit code ${code}`}`));
    child.on("error", (error) => child.pid === undefined && end(error.message));
  });
  const kill = (): Promise<void> => {
    child.kill("SIGKILL");
    return ended;
  };
  return { send, memory: () => memory, kill };
}
