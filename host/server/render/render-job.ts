import type { RenderAnswer } from "./render-protocol.ts";

/** The first part of a rendered page. */
export type FirstPart = Extract<RenderAnswer, { kind: "first" }>;

/** One page that a worker is rendering: its first part, then what comes late. */
export interface RenderJob {
  /** null when the page could not be rendered in time, or at all: it is composed without. */
  readonly first: Promise<FirstPart | null>;
  /** What React streams after the first part; ends with the page. */
  late(): AsyncIterable<string>;
  /** The visitor has gone. */
  cancel(): void;
}

/** The receiving end of a job: turns a worker's answers into a first part and a stream. */
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

  take(answer: RenderAnswer): void {
    if (answer.kind === "first") this.#settleFirst(answer);
    if (answer.kind === "late") this.#waiting.push(answer.html);
    if (answer.kind === "end") this.end();
    this.#wake();
  }

  /** Nothing more will come, also where the worker has been ended. */
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
