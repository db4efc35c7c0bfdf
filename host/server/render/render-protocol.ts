import type { PageHead, SiteSettings } from "@stays/contract";
import type { RegistrySnapshot } from "../../app/remotes/registry-snapshot.ts";
import type { PageAnswer } from "../galaxy/galaxy.ts";

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
  readonly galaxyUrl: string;
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
}

/** The remote and release that problems of a page are reported with: the host, when no release is live. */
export const problemSource = (
  request: Pick<RenderRequest, "bundle"> | null,
): Pick<RenderProblem, "remote" | "release"> => ({
  remote: request?.bundle?.remote ?? "host",
  release: request?.bundle?.version ?? "none",
});

export interface FirstPart {
  readonly kind: "first";
  /** null when the page could not be loaded: it is rendered on the client. */
  readonly head: PageHead | null;
  /** The shell, and the parts of the page that were ready, in UTF-8 as React writes it. */
  readonly html: Uint8Array;
  /** False while the page inside the shell is missing, or if Galaxy answered none of its requests. */
  readonly hasPage: boolean;
  /** True when no part is late: shared caches may store the response. */
  readonly isComplete: boolean;
}

/** Messages of a worker about a page, in this order: first, late…, end. */
export type RenderAnswer =
  | FirstPart
  | { readonly kind: "late"; readonly html: string }
  | { readonly kind: "problem"; readonly problem: RenderProblem }
  | { readonly kind: "end" };

/** What a worker asks the server process for. */
export type WorkerQuestion =
  /** A file of the release store. */
  | { readonly kind: "file"; readonly file: string }
  /** A read call to Galaxy. `tag`: that of the content which the worker has kept. */
  | {
      readonly kind: "galaxy";
      readonly url: string;
      readonly traceparent: string | undefined;
      readonly tag?: number | undefined;
    };

/** Answers of the server process: the content of a file, or an answer of Galaxy. */
export type WorkerAnswer =
  | { readonly kind: "file"; readonly content: Uint8Array<ArrayBuffer> | null }
  | ({ readonly kind: "galaxy" } & PageAnswer)
  | { readonly kind: "failed"; readonly reason: string };

/** A page's request as it is sent: settings that the worker has are named by the prefix of their language. */
export type SentRequest = Omit<RenderRequest, "settings"> & { readonly settings: SiteSettings | string };

export type ToWorker =
  | { readonly kind: "render"; readonly id: number; readonly request: SentRequest }
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "reply"; readonly id: number; readonly what: WorkerAnswer };

export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly answer: RenderAnswer }
  | { readonly kind: "question"; readonly id: number; readonly what: WorkerQuestion }
  /** Sent again and again, unless code blocks the worker. `memory`: bytes that its process uses. */
  | { readonly kind: "alive"; readonly memory: number }
  /** The uncaught error that ends the worker. */
  | { readonly kind: "fault"; readonly reason: string };
