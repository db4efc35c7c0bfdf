import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Milliseconds for which the page's data is waited for before the first HTML goes out. */
const DATA_WAIT = 150;
/** Milliseconds after which whatever is not rendered is left to the browser. */
const RENDER_LIMIT = 2000;

/** A page to render, and whom its parts are told. */
export interface RenderStreamOptions {
  readonly element: ReactNode;
  /** Settles when all that the first sight asks of Galaxy has been answered. */
  readonly data: Promise<unknown>;
  /** For the scripts that put late parts in their place. */
  readonly nonce: string;
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal;
  /** What a part of the page threw; the others are rendered all the same. */
  readonly onError: (error: unknown) => void;
  /** Called once; complete = nothing comes late. */
  readonly onFirst: (html: string, isComplete: boolean) => void;
  readonly onLate: (html: string) => void;
}

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/**
 * Renders to HTML: all at once when the data comes in time, else the shell first and the rest as it comes. React holds
 * the reveal of streamed content back until 300 ms after the first paint, which is why it is worth waiting a little.
 *
 * @throws when not even the shell can be rendered
 */
export async function renderStream(options: RenderStreamOptions): Promise<void> {
  const { element, data, nonce, signal, onError, onFirst, onLate } = options;
  const { promise: shell, resolve: shellReady, reject: shellFailed } = deferred();
  const { promise: all, resolve: allReady } = deferred();
  const isDataThere = await Promise.race([data.then(() => true), delay(DATA_WAIT).then(() => false)]);
  const { pipe, abort } = renderToPipeableStream(element, {
    nonce,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onShellReady: shellReady,
    onShellError: shellFailed,
    onAllReady: allReady,
    onError,
  });
  const limit = setTimeout(
    () => abort(new DOMException("the page was not rendered in time", "AbortError")),
    RENDER_LIMIT,
  );
  signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  try {
    await shell;
    // With its data there the page only has to be rendered, which a busy core does in several turns of the loop: worth
    // waiting for, as a page in one piece is read at once, may be cached, and needs no script.
    if (isDataThere) await Promise.race([all, delay(DATA_WAIT)]);
    await collect(pipe, onFirst, onLate);
  } finally {
    clearTimeout(limit);
  }
}

function deferred() {
  let resolve: () => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Everything that is ready is written in one turn: that is the first part, what follows is late. */
function collect(
  pipe: (destination: Writable) => void,
  onFirst: RenderStreamOptions["onFirst"],
  onLate: RenderStreamOptions["onLate"],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let first: string[] | null = [];
    let isEnded = false;
    const sink = new Writable({
      highWaterMark: 64 * 1024 * 1024,
      decodeStrings: false,
      write: (chunk, _, done) => {
        const html = String(chunk);
        if (first) first.push(html);
        else onLate(html);
        done();
      },
      final: (done) => {
        isEnded = true;
        if (!first) resolve();
        done();
      },
    });
    sink.on("error", reject);
    pipe(sink);
    setImmediate(() => {
      const html = (first ?? []).join("");
      first = null;
      onFirst(html, isEnded);
      if (isEnded) resolve();
    });
  });
}
