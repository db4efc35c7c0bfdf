import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { FirstPartWait } from "./render-protocol.ts";

/**
 * Milliseconds after which the first part is rendered without the answers that are missing: visitors have it within
 * 300 ms. React reveals streamed content 300 ms after the first paint, so a shorter wait gains nothing.
 */
const EARLY_PART = 250;
/** Milliseconds that the page of an item waits to know whether the item exists, for people. */
const STATUS_LIMIT = 1000;
/** Turns of the event loop in which React renders what needs no answer: code that is loaded suspends for a turn, too. */
const TURNS = 12;
/** Milliseconds that an answer waits for the HTML that needs it. */
const ANSWER_PAUSE = 50;

/** Resolves after a time in milliseconds; it does not keep the process running. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Answers of Galaxy that come after the first part was rendered. */
export interface StreamedAnswers {
  /** Whether there are some that no part has, or a call has failed that the browser waits for. */
  readonly hasNew: () => boolean;
  /**
   * Takes them, as HTML for the browser.
   *
   * @param hasContent whether a part has been rendered with them
   */
  readonly take: (hasContent: boolean) => string;
  /** Calls the listener at each answer. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps the answers that come from the page, until the function that it returns is called. */
  readonly hold: () => () => void;
}

/** A page to render, and the listeners for its parts. */
export interface RenderStreamOptions {
  readonly element: ReactNode;
  /** Settles when all requests of the page have been answered. */
  readonly data: Promise<unknown>;
  /** Settles when it is known whether the item of the address exists; at the latest with the data. */
  readonly status: Promise<unknown>;
  readonly wait: FirstPartWait;
  readonly isFetching: () => boolean;
  /** The answers that the page has not sent yet. */
  readonly answers: StreamedAnswers;
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
  readonly onFirst: (html: Buffer, isComplete: boolean) => void;
  readonly onLate: (html: string) => void;
}

/**
 * Renders a page to HTML: in one part if its data is ready, else the ready parts first and the others when
 * they are ready, each with the answers that it was rendered with.
 *
 * @throws when not even the shell can be rendered
 */
export async function renderStream(options: RenderStreamOptions): Promise<void> {
  const { element, data, status, wait, isFetching, nonce, signal, limit, onError } = options;
  const shell = deferred();
  const all = deferred();
  const end = deferred();
  const timer = setTimeout(end.resolve, limit);
  signal.addEventListener("abort", end.resolve, { once: true });
  let hasData = false;
  let isRendered = false;
  let release = () => {};
  const answered = data.then(() => {
    hasData = true;
  });
  try {
    if (wait === "status") await Promise.race([status, answered, end.promise, delay(STATUS_LIMIT)]);
    await Promise.race([answered, end.promise, ...(wait === "all" ? [] : [delay(EARLY_PART)])]);
    // All parts of the first HTML are rendered with the same answers: the browser hydrates them with those only.
    if (wait !== "all") release = options.answers.hold();
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
    for (let turn = 0; turn < TURNS && !isRendered; turn += 1) await new Promise(setImmediate);
    const answers = answersAlone(options);
    // Parts that become ready while the first part is written are hidden until a script moves them.
    await collect(pipe, options, isRendered, release);
    // What only the browser shows, such as prices of a page that can be read without them.
    await Promise.race([answered, end.promise]);
    answers.end();
  } finally {
    release();
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

/** Sends each answer that no late part has taken with it. */
function answersAlone({ answers, onLate }: Pick<RenderStreamOptions, "answers" | "onLate">) {
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    if (answers.hasNew()) onLate(answers.take(false));
  };
  const stop = answers.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(send, ANSWER_PAUSE);
  });
  const end = () => {
    stop();
    clearTimeout(timer);
    send();
  };
  return { end };
}

/**
 * Collects what React writes in one turn of the event loop into one part: the first one, then late ones. React writes
 * whole elements in a turn, so a page whose worker dies does not end inside a tag or a script.
 */
function collect(
  pipe: (destination: Writable) => void,
  { answers, onFirst, onLate }: Pick<RenderStreamOptions, "answers" | "onFirst" | "onLate">,
  isRendered: boolean,
  onFirstSent: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let written: Buffer[] = [];
    let isFirst = true;
    let isEnded = false;
    const send = () => {
      const html = Buffer.concat(written);
      written = [];
      if (isFirst) {
        // Answers that came while it was rendered.
        const isLate = answers.hasNew();
        onFirst(html, isEnded && isRendered && !isLate);
        if (isLate) onLate(answers.take(true));
        onFirstSent();
      } else onLate(html.toString());
      isFirst = false;
      if (isEnded) resolve();
    };
    const sink = new Writable({
      highWaterMark: 64 * 1024 * 1024,
      write: (chunk: Buffer, _, done) => {
        if (!isFirst && written.length === 0) {
          // React writes in the turn in which it renders: these are the answers that it knew.
          written.push(Buffer.from(answers.take(true)));
          setImmediate(send);
        }
        written.push(chunk);
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
