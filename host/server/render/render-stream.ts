import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { FirstPartWait } from "./render-protocol.ts";

/**
 * Milliseconds after which the first part is sent. Neither status nor content depends on it. React reveals
 * streamed content 300 ms after the first paint, so a shorter wait gains nothing.
 */
const EARLY_PART = 300;

/** Resolves after a time in milliseconds; it does not keep the process running. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** A page to render, and the listeners for its parts. */
export interface RenderStreamOptions {
  readonly element: ReactNode;
  /** Settles when all first requests of the page have been answered. */
  readonly data: Promise<unknown>;
  /** Settles when it is known whether the item of the address exists; at the latest with the data. */
  readonly status: Promise<unknown>;
  readonly wait: FirstPartWait;
  /** Whether a call to Galaxy is running. */
  readonly isFetching: () => boolean;
  /** For the inline scripts that move late parts into their slots. */
  readonly nonce: string;
  /** Aborted when the visitor has disconnected. */
  readonly signal: AbortSignal;
  /**
   * Milliseconds after which unfinished parts are rendered on the client; longer than Galaxy's time limit.
   */
  readonly limit: number;
  /** Called with an error that a part of the page threw; the other parts are rendered. */
  readonly onError: (error: unknown) => void;
  /** Called once; complete = no part is late. */
  readonly onFirst: (html: string, isComplete: boolean) => void;
  readonly onLate: (html: string) => void;
}

/**
 * Renders a page to HTML: in one part if its data is ready, else the ready parts first and the others when
 * they are ready.
 *
 * @throws when not even the shell can be rendered
 */
export async function renderStream(options: RenderStreamOptions): Promise<void> {
  const { element, data, status, wait, isFetching, nonce, signal, limit, onError, onFirst, onLate } = options;
  const shell = deferred();
  const all = deferred();
  const end = deferred();
  const timer = setTimeout(end.resolve, limit);
  signal.addEventListener("abort", end.resolve, { once: true });
  let hasData = false;
  let isRendered = false;
  const answered = data.then(() => {
    hasData = true;
  });
  try {
    if (wait === "status") await Promise.race([status, answered, end.promise]);
    await Promise.race([answered, end.promise, ...(wait === "all" ? [] : [delay(EARLY_PART)])]);
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: shell.resolve,
      onShellError: shell.reject,
      onAllReady: () => {
        isRendered = true;
        all.resolve();
      },
      onError,
    });
    void end.promise.then(() =>
      abort(
        signal.aborted ? signal.reason : new DOMException("the page was not rendered in time", "AbortError"),
      ),
    );
    await shell.promise;
    if (wait === "all") await all.promise;
    // With its data ready, the page only needs CPU time, in several turns of the event loop. A page in one
    // part is displayed at once, may be cached, and needs no script.
    while (hasData && !isRendered) {
      await Promise.race([all.promise, delay(EARLY_PART)]);
      if (isFetching()) break;
    }
    // Parts that become ready while the first part is written are hidden until a script moves them.
    const isComplete = isRendered;
    await collect(pipe, (html, isEnded) => onFirst(html, isEnded && isComplete), onLate);
  } finally {
    clearTimeout(timer);
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

/**
 * Collects what React writes in one turn of the event loop into one part: the first one, then late ones. React writes
 * whole elements in a turn, so a page whose worker dies does not end inside a tag or a script.
 */
function collect(
  pipe: (destination: Writable) => void,
  onFirst: RenderStreamOptions["onFirst"],
  onLate: RenderStreamOptions["onLate"],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let written: string[] = [];
    let isFirst = true;
    let isEnded = false;
    const send = () => {
      const html = written.join("");
      written = [];
      if (isFirst) onFirst(html, isEnded);
      else onLate(html);
      isFirst = false;
      if (isEnded) resolve();
    };
    const sink = new Writable({
      highWaterMark: 64 * 1024 * 1024,
      decodeStrings: false,
      write: (chunk, _, done) => {
        if (!isFirst && written.length === 0) setImmediate(send);
        written.push(String(chunk));
        done();
      },
      final: (done) => {
        isEnded = true;
        if (!isFirst && written.length === 0) resolve();
        done();
      },
    });
    sink.on("error", reject);
    pipe(sink);
    setImmediate(send);
  });
}
