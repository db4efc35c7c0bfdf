import type { PageHead, SiteSettings } from "@stays/contract";
import type { RegistrySnapshot } from "../../src/remotes/registry-snapshot.ts";

/** The server bundle of a release: where it is, and what its bytes must hash to. */
export interface ServerBundle {
  readonly remote: string;
  readonly version: string;
  /** Its path in the release store. */
  readonly file: string;
  /** `sha384-…` of the registry's descriptor. */
  readonly integrity: string;
}

/**
 * What the first part of a page waits for. `shell`: nothing, when the data takes long. `status`: the answer that
 * decides the status. `all`: the whole page.
 */
export type FirstPartWait = "shell" | "status" | "all";

/** What a worker needs to render one page for everyone: nothing in it belongs to one visitor. */
export interface RenderRequest {
  /** Path, query and anchor, with the language prefix. */
  readonly address: string;
  readonly settings: SiteSettings;
  readonly registry: RegistrySnapshot;
  readonly today: string;
  /** The page's remote; null when no release of it is live. */
  readonly bundle: ServerBundle | null;
  /** Origin of Galaxy. */
  readonly galaxyUrl: string;
  /** What the page's problems are counted by; undefined where no canary runs. */
  readonly pageId?: string | undefined;
  /** For the scripts that React writes into a stream. */
  readonly nonce: string;
  /** Trace of the request, for the calls of Galaxy that its page makes. */
  readonly traceparent?: string | undefined;
  readonly wait: FirstPartWait;
}

/** Something that went wrong while rendering; the page came anyway. */
export interface RenderProblem {
  readonly remote: string;
  readonly release: string;
  readonly operation: string;
  readonly message: string;
  /** True where the release's own code failed: not Galaxy, not the time limit, and no visitor who left. */
  readonly isFault: boolean;
  /** The id of the page. */
  readonly pageId?: string | undefined;
}

/** What a worker answers, in this order: first, late…, end. */
export type RenderAnswer =
  | {
      readonly kind: "first";
      /** null when the page could not be had: the slot is left to the browser. */
      readonly head: PageHead | null;
      /** The shell, and all of the page that was ready. */
      readonly html: string;
      readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
      /** False while the page inside the shell is still to come, or where Galaxy answered nothing that it asked for. */
      readonly hasPage: boolean;
      /** True when nothing more will come: the answer may be cached for everyone. */
      readonly isComplete: boolean;
    }
  | { readonly kind: "late"; readonly html: string }
  | { readonly kind: "problem"; readonly problem: RenderProblem }
  | { readonly kind: "end" };

/** To a worker. */
export type ToWorker =
  | { readonly kind: "render"; readonly id: number; readonly request: RenderRequest }
  | { readonly kind: "cancel"; readonly id: number }
  /** Answered as soon as no code keeps the worker busy. */
  | { readonly kind: "ping" };

/** From a worker. */
export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly answer: RenderAnswer }
  | { readonly kind: "pong" };
