import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { FirstPartWait } from "./render-protocol.ts";

/**
 * Milliseconds after which visitors see what is rendered. Neither status nor content depends on it. React reveals
 * streamed content 300 ms after the first paint, so a shorter wait gains nothing.
 */
const EARLY_PART = 300;

/** A page to render, and who receives its parts. */
export interface RenderStreamOptions {
  readonly element: ReactNode;
  /** Settles when everything that the page asks of Galaxy first has been answered. */
  readonly data: Promise<unknown>;
  /** Settles when it is known whether the item of the address exists; at the latest with the data. */
  readonly status: Promise<unknown>;
  readonly wait: FirstPartWait;
  /** Whether a call of Galaxy is under way. */
  readonly isFetching: () => boolean;
  /** For the scripts that put late parts in their place. */
  readonly nonce: string;
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal;
  /** Milliseconds after which whatever is not rendered is left to the browser: more than Galaxy is given. */
  readonly limit: number;
  /** Receives what a part of the page threw; the others are rendered all the same. */
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
 * Renders to HTML: in one part when the data is there, else what is there first and the rest as it comes.
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
    await shell.promise;
    void end.promise.then(() =>
      abort(
        signal.aborted ? signal.reason : new DOMException("the page was not rendered in time", "AbortError"),
      ),
    );
    if (wait === "all") await all.promise;
    // With its data there the page only needs the processor, in several turns of the loop and however busy it is. A
    // page in one part is read at once, may be cached, and needs no script.
    while (hasData && !isRendered) {
      await Promise.race([all.promise, delay(EARLY_PART)]);
      if (isFetching()) break;
    }
    // What becomes ready while the first part is written comes hidden, for a script to put it in its place.
    const isInPlace = isRendered;
    await collect(pipe, (html, isEnded) => onFirst(html, isEnded && isInPlace), onLate);
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
