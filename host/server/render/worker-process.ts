import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import type { Socket } from "node:net";
import path from "node:path";
import type { SiteSettings } from "@stays/contract";
import { findLanguage } from "../../app/services/page-context.ts";
import type { Log } from "../observability/log.ts";
import type { RenderAnswer, SentRequest, ToWorker } from "./render-protocol.ts";
import { readMessages, writeMessage } from "./worker-channel.js";
import { parseMessage } from "./worker-message.ts";
import { readLines } from "./worker-output.ts";
import { answerQuestion, type WorkerServices } from "./worker-services.ts";

/** A running worker, as the pool sees it. */
export interface WorkerHandle {
  send(message: ToWorker): void;
  /** Bytes that its process used when it last said so. */
  memory(): number;
  /** Kills the process for a reason, and waits until it has ended. */
  kill(reason?: string): Promise<void>;
}

/** What the pool hears of a worker. */
export interface WorkerListeners {
  /** Called once, when the process has started and takes pages. */
  readonly onReady: () => void;
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
  /** Milliseconds in which the process has to start. */
  readonly startLimit?: number;
}

const SILENCE_LIMIT = 5_000;
/** Longer than a start takes on a busy machine: no page waits for it. */
const START_LIMIT = 10_000;
/** Most bytes of a message. A whole page has up to 1 MB. */
const MAX_MESSAGE = 16 * 1024 * 1024;
/** Most messages of a second: a page with hundreds of malformed entries reports each of them. */
const MAX_MESSAGES = 5_000;
/** Most questions without an answer. A page asks some ten. */
const MAX_QUESTIONS = 1_000;
/** Most bytes that wait for a worker to read them. */
const MAX_UNREAD = 256 * 1024 * 1024;
const SECOND = 1_000;
/** Heap limits in megabytes: a bundle that exceeds them ends only its own worker. */
const HEAP_FLAGS = ["--max-old-space-size=512", "--max-semi-space-size=16"];
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

/**
 * Starts a worker process, with an empty environment, and answers its questions. Whatever it sends or writes, at most
 * it ends itself.
 */
export function startWorkerProcess(
  { program, services, log, silenceLimit = SILENCE_LIMIT, startLimit = START_LIMIT }: WorkerProcessOptions,
  { onReady, onAnswer, onEnd }: WorkerListeners,
): WorkerHandle {
  // The permission model compares real paths.
  const file = realpathSync(program);
  const flags = [...permissionFlags(path.dirname(file)), ...HEAP_FLAGS, ...GC_FLAGS];
  const child = spawn(process.execPath, [...flags, file], {
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  // A pipe of Node is a socket, in both directions.
  const channel = child.stdio[3] as Socket;
  let memory = 0;
  let isReady = false;
  /** Why the process ended, if it is known. */
  let reason: string | null = null;
  let silence: NodeJS.Timeout | null = null;
  let questions = 0;
  let messages = 0;
  const everySecond = setInterval(() => {
    messages = 0;
  }, SECOND).unref();

  const stop = (why: string): void => {
    reason ??= why;
    child.kill("SIGKILL");
  };
  /** The settings that the process has, by the prefix of their language: they are sent when they have changed. */
  const sentSettings = new Map<string, SiteSettings>();
  const withoutSent = (request: SentRequest): SentRequest => {
    if (typeof request.settings === "string") return request;
    const { prefix } = findLanguage(request.settings);
    if (sentSettings.get(prefix) === request.settings) return { ...request, settings: prefix };
    sentSettings.set(prefix, request.settings);
    return request;
  };
  const send = (message: ToWorker): void => {
    writeMessage(
      channel,
      message.kind === "render" ? { ...message, request: withoutSent(message.request) } : message,
    );
    if (channel.writableLength > MAX_UNREAD) stop("the worker does not read what it is sent");
  };
  const limitSilence = (limit: number, why: string): void => {
    if (silence) clearTimeout(silence);
    const timer = setTimeout(() => {
      // If this process itself was busy, it handles the waiting messages first.
      setImmediate(() => {
        if (silence === timer) stop(`${why} within ${limit} ms`);
      });
    }, limit).unref();
    silence = timer;
  };
  const answer = async (id: number, question: Parameters<typeof answerQuestion>[0]): Promise<void> => {
    questions += 1;
    if (questions > MAX_QUESTIONS) throw new Error(`more than ${MAX_QUESTIONS} questions at once`);
    const what = await answerQuestion(question, services);
    questions -= 1;
    send({ kind: "reply", id, what });
  };
  const onMessage = (received: unknown): void => {
    messages += 1;
    if (messages > MAX_MESSAGES) throw new Error(`more than ${MAX_MESSAGES} messages in a second`);
    const message = parseMessage(received);
    if (isReady) limitSilence(silenceLimit, "the worker did not answer");
    if (message.kind === "answer") onAnswer(message.id, message.answer);
    else if (message.kind === "fault") reason ??= message.reason;
    else if (message.kind === "question")
      answer(message.id, message.what).catch((error: unknown) => stop(String(error)));
    else {
      memory = message.memory;
      if (isReady) return;
      isReady = true;
      limitSilence(silenceLimit, "the worker did not answer");
      onReady();
    }
  };
  limitSilence(startLimit, "the worker did not start");
  readMessages(channel, MAX_MESSAGE, onMessage, (why) => stop(`the worker sent ${why}`));
  let hasChannel = true;
  const onClosed = (): void => {
    hasChannel = false;
    child.kill("SIGKILL");
  };
  channel.on("error", onClosed).on("end", onClosed);
  for (const output of [child.stdout, child.stderr])
    if (output)
      readLines(output, (line) => {
        if (line.startsWith("FATAL ERROR: ")) reason ??= line;
        log.warn("a render worker wrote", { pid: child.pid, line });
      });
  const ended = new Promise<void>((resolve) => {
    const end = (why: string): void => {
      if (silence) clearTimeout(silence);
      silence = null;
      clearInterval(everySecond);
      resolve();
      onEnd(why);
    };
    // `close` comes after the last message and the last line, `exit` may come before them.
    child.once("close", (code, signal) => {
      if (signal === "SIGKILL" && !hasChannel) reason ??= "the worker closed its channel";
      end(reason ?? `it ended with ${signal ?? `exit code ${code}`}`);
    });
    child.on("error", (error) => child.pid === undefined && end(error.message));
  });
  const kill = (why = "it was killed"): Promise<void> => {
    stop(why);
    return ended;
  };
  return { send, memory: () => memory, kill };
}
