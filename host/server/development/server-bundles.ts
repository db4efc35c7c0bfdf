import { createHash } from "node:crypto";
import type { ReadFile } from "../http/file-response.ts";

/** A message of the development server: the server bundle of a remote. */
export interface BundleMessage {
  readonly remote: string;
  /** Different for each content. */
  readonly version: string;
  /** null = the remote is rendered in the browser. */
  readonly code: string | null;
}

/** The server bundle of a remote under development. */
export interface DevelopmentBundle {
  readonly version: string;
  /** Its name in the folder of its version. */
  readonly file: string;
  readonly integrity: string;
}

/** The name of every server bundle in the folder of its release. */
const BUNDLE = "server.cjs";

/** The server bundles of the remotes under development, as the development server last built them. */
export class ServerBundles {
  readonly #current = new Map<string, DevelopmentBundle>();
  readonly #files = new Map<string, Uint8Array<ArrayBuffer>>();

  /** Replaces the bundle of a remote. Its last one stays readable, for pages that are being rendered. */
  receive({ remote, version, code }: BundleMessage): void {
    const last = this.#current.get(remote);
    this.#current.delete(remote);
    if (code === null) return;
    const kept = last && `${remote}/${last.version}/${BUNDLE}`;
    for (const file of this.#files.keys())
      if (file.startsWith(`${remote}/`) && file !== kept) this.#files.delete(file);
    const content = new TextEncoder().encode(code);
    const integrity = `sha384-${createHash("sha384").update(content).digest("base64")}`;
    this.#files.set(`${remote}/${version}/${BUNDLE}`, content);
    this.#current.set(remote, { version, file: BUNDLE, integrity });
  }

  /** The bundle of a remote; undefined while it is rendered in the browser. */
  of(remote: string): DevelopmentBundle | undefined {
    return this.#current.get(remote);
  }

  /** Reads bundles from memory, and other files of releases as `read` does. */
  reader(read: ReadFile): ReadFile {
    return async (file) => this.#files.get(file) ?? read(file);
  }
}

/** Receives bundles from the development server, which has started this process. */
export function receiveBundles(): ServerBundles {
  const bundles = new ServerBundles();
  process.on("message", ({ bundle }: { readonly bundle?: BundleMessage }) => {
    if (!bundle) return;
    bundles.receive(bundle);
    process.send?.({ received: bundle.version });
  });
  return bundles;
}
