import type { RenderAnswer } from "./render-protocol.ts";

/** The first part of a rendered page. */
export type FirstPart = Extract<RenderAnswer, { kind: "first" }>;

/** One page that a worker renders: its first part, then the late parts. */
export interface RenderJob {
  /** null when the page could not be rendered, or not in time: the page shell is sent. */
  readonly first: Promise<FirstPart | null>;
  /** The parts that React streams after the first one; ends with the page. */
  late(): AsyncIterable<string>;
  /** Called when the visitor has disconnected. */
  cancel(): void;
}

/** The receiving end of a job: turns a worker's messages into a first part and a stream. */
export class JobInbox implements RenderJob {
  readonly first: Promise<FirstPart | null>;
  readonly #settleFirst: (first: FirstPart | null) => void;
  readonly #onCancel: () => void;
  readonly #waiting: string[] = [];
  #isEnded = false;
  #wake: () => void = () => {};

  constructor(onCancel: () => void) {
    let settle: (first: FirstPart | null) => void = () => {};
    this.first = new Promise((resolve) => {
      settle = resolve;
    });
    this.#settleFirst = settle;
    this.#onCancel = onCancel;
  }

  receive(answer: RenderAnswer): void {
    if (answer.kind === "first") this.#settleFirst(answer);
    if (answer.kind === "late") this.#waiting.push(answer.html);
    if (answer.kind === "end") this.end();
    this.#wake();
  }

  /** Ends the stream, also after the worker was terminated. */
  end(): void {
    this.#isEnded = true;
    this.#settleFirst(null);
    this.#wake();
  }

  cancel(): void {
    this.#onCancel();
    this.end();
  }

  async *late(): AsyncIterable<string> {
    for (;;) {
      const html = this.#waiting.shift();
      if (html !== undefined) yield html;
      else if (this.#isEnded) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
