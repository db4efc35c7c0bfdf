import type { PageHead, SiteSettings } from "@stays/contract";
import type { RegistrySnapshot } from "../../src/remotes/registry-snapshot.ts";
import type { Numbered, WorkerAnswer, WorkerQuestion } from "./worker-services.ts";

/** The server bundle of a release: its path and its hash. */
export interface ServerBundle {
  readonly remote: string;
  readonly version: string;
  /** Its path in the release store. */
  readonly file: string;
  /** `sha384-…` from the release's descriptor. */
  readonly integrity: string;
}

/**
 * What the first part of a page waits for. `shell`: nothing, if the data is slow. `status`: the answer that
 * decides the status. `all`: the whole page.
 */
export type FirstPartWait = "shell" | "status" | "all";

/** The input of a worker for one page; it contains nothing of a single visitor. */
export interface RenderRequest {
  /** Path, query and hash, with the language prefix. */
  readonly address: string;
  readonly settings: SiteSettings;
  readonly registry: RegistrySnapshot;
  readonly today: string;
  /** Server bundle of the page's remote; null when it has no live release. */
  readonly bundle: ServerBundle | null;
  /** Origin of Galaxy. */
  readonly galaxyUrl: string;
  /** Id that counts the problems of this page; undefined if no canary runs. */
  readonly pageId?: string | undefined;
  /** For the inline scripts that React streams. */
  readonly nonce: string;
  /** Trace of the request, for the page's calls to Galaxy. */
  readonly traceparent?: string | undefined;
  readonly wait: FirstPartWait;
}

/** A problem during a render that still produced a page. */
export interface RenderProblem {
  readonly remote: string;
  readonly release: string;
  readonly operation: string;
  readonly message: string;
  /** Stack of the error, if the release's own code failed. */
  readonly stack?: string | undefined;
  /** True if the release's own code failed: not Galaxy, not the time limit, and not a visitor who left. */
  readonly isFault: boolean;
  /** The id of the page. */
  readonly pageId?: string | undefined;
}

/** Messages of a worker about a page, in this order: first, late…, end. */
export type RenderAnswer =
  | {
      readonly kind: "first";
      /** null when the page could not be loaded: it is rendered on the client. */
      readonly head: PageHead | null;
      /** The shell, and the parts of the page that were ready. */
      readonly html: string;
      readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
      /** False while the page inside the shell is missing, or if Galaxy answered none of its requests. */
      readonly hasPage: boolean;
      /** True when no part is late: shared caches may store the response. */
      readonly isComplete: boolean;
    }
  | { readonly kind: "late"; readonly html: string }
  | { readonly kind: "problem"; readonly problem: RenderProblem }
  | { readonly kind: "end" };

/** Messages to a worker. */
export type ToWorker =
  | { readonly kind: "render"; readonly id: number; readonly request: RenderRequest }
  | { readonly kind: "cancel"; readonly id: number }
  /** Answered as soon as no code blocks the worker. */
  | { readonly kind: "ping" };

/** Messages from a worker. */
export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly answer: RenderAnswer }
  /** `memory`: bytes that its process uses. */
  | { readonly kind: "pong"; readonly memory: number };

/** Everything that the parent sends to a worker process: one channel also carries the answers to questions. */
export type ToProcess = ToWorker | ({ readonly kind: "reply" } & Numbered<WorkerAnswer>);

/** Everything that a worker process sends; `fault` is the uncaught error that ends it. */
export type FromProcess =
  | FromWorker
  | ({ readonly kind: "question" } & Numbered<WorkerQuestion>)
  | { readonly kind: "fault"; readonly reason: string };
