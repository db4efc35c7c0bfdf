/** @import { FromWorker, ToWorker } from "./render-protocol.ts" */
import { Socket } from "node:net";
import process from "node:process";
import { deserialize, serialize } from "node:v8";

/** File descriptor of the channel in a worker process. */
export const CHANNEL = 3;
/** Signals that a terminal or a supervisor sends to the parent and its workers alike. */
const SHARED_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** Milliseconds between two messages that say that no code blocks the worker; well below the parent's limit. */
const ALIVE_INTERVAL = 1_000;
/** Bytes of the length that precedes each message. */
const PREFIX = 4;

/**
 * Writes a message to a channel. What is written to a channel that is closed is lost; its `close` reports the end.
 *
 * @param {import("node:stream").Writable} channel
 * @param {unknown} message
 */
export function writeMessage(channel, message) {
  const content = serialize(message);
  const length = Buffer.alloc(PREFIX);
  length.writeUInt32BE(content.length);
  channel.cork();
  channel.write(length);
  channel.write(content);
  channel.uncork();
}

/**
 * Reads the messages of a channel. Node's own channel between processes has no limits: it keeps a message of any
 * length in memory, and ends the process that gets one which it cannot read.
 *
 * @param {import("node:stream").Readable} channel
 * @param {number} limit most bytes of a message
 * @param {(message: unknown) => void} onMessage may throw, which ends the reading
 * @param {(reason: string) => void} onBroken called once, when no more is read
 */
export function readMessages(channel, limit, onMessage, onBroken) {
  /** @type {Buffer[]} */
  let chunks = [];
  let size = 0;
  /** Bytes of the next message, or of its length while that is unknown. */
  let needed = PREFIX;
  const readAll = () => {
    let rest = Buffer.concat(chunks, size);
    for (;;) {
      needed = rest.length < PREFIX ? PREFIX : PREFIX + rest.readUInt32BE();
      if (needed > PREFIX + limit) throw new Error(`a message of more than ${limit} bytes`);
      if (rest.length < needed) break;
      const message = deserialize(rest.subarray(PREFIX, needed));
      rest = rest.subarray(needed);
      onMessage(message);
    }
    chunks = [rest];
    size = rest.length;
  };
  /** @param {Buffer} chunk */
  const onData = (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size < needed) return;
    try {
      readAll();
    } catch (error) {
      channel.off("data", onData).resume();
      chunks = [];
      onBroken(error instanceof Error ? error.message : String(error));
    }
  };
  channel.on("data", onData);
}

/**
 * Connects a worker process to its parent, which alone ends it. The worker ends itself when the parent is
 * gone. It ignores the signals that also reach the parent, because the parent still needs it to send the last
 * pages.
 *
 * Written in JavaScript, so that tests run this very file in a real process.
 *
 * @param {(cause: unknown) => string} describe says what has ended the process, whatever was thrown
 */
export function openChannel(describe) {
  const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
  /** @type {((message: ToWorker) => void)[]} */
  const listeners = [];
  /** @param {FromWorker} message */
  const post = (message) => writeMessage(channel, message);
  const postAlive = () => post({ kind: "alive", memory: process.memoryUsage.rss() });
  channel.on("error", () => process.exit()).on("close", () => process.exit());
  for (const signal of SHARED_SIGNALS) process.on(signal, () => {});
  process.on("uncaughtExceptionMonitor", (cause) => post({ kind: "fault", reason: describe(cause) }));
  readMessages(
    channel,
    Number.POSITIVE_INFINITY,
    (message) => {
      for (const listener of listeners) listener(/** @type {ToWorker} */ (message));
    },
    (reason) => {
      throw new Error(reason);
    },
  );
  postAlive();
  setInterval(postAlive, ALIVE_INTERVAL).unref();
  return {
    post,
    /** @param {(message: ToWorker) => void} listener */
    onMessage: (listener) => {
      listeners.push(listener);
    },
  };
}
