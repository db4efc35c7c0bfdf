import type { QueryClient, QueryKey } from "@stays/contract";
import type { Texts, TextsDefinition } from "@stays/texts";
import { loadNamedTexts } from "../../app/page/module-texts.ts";
import { federationName, type RegisteredRelease } from "../../app/remotes/registry-snapshot.ts";
import { callerOf } from "../telemetry/galaxy-log.ts";

/** Removes the chunks that a release has registered; the build names their global array per release. */
function removeChunks(remote: string, version: string): void {
  Reflect.deleteProperty(globalThis, `chunks_${federationName(remote)}_${version}`);
}

type FileElement = HTMLLinkElement | HTMLScriptElement;

/** The elements of the document that load files of a release. */
function fileElements({ entry }: RegisteredRelease): readonly FileElement[] {
  const folder = new URL(".", new URL(entry, location.href)).href;
  return [...document.querySelectorAll<FileElement>("link, script")].filter((element) =>
    (element instanceof HTMLLinkElement ? element.href : element.src).startsWith(folder),
  );
}

/**
 * Removes what a failed try has left: chunks, and elements whose files have not come. The bundler finds an element of the
 * same chunk in the document, and would wait for it once more. Stylesheets that are there stay: they style the server's
 * HTML, as do those that the server has disabled because it has written their rules into the document.
 */
export function removeFailedTry(remote: string, release: RegisteredRelease): void {
  removeChunks(remote, release.version);
  for (const element of fileElements(release)) {
    const isThere =
      element instanceof HTMLLinkElement && (element.sheet !== null || element.hasAttribute("disabled"));
    if (!isThere) element.remove();
  }
}

/**
 * Removes the chunks, scripts and stylesheets of a release from the page. Class names are the same in all releases of a
 * remote, so rules of a failed one would apply to what replaces it.
 */
export function removeFiles(remote: string, release: RegisteredRelease): void {
  const { version } = release;
  removeChunks(remote, version);
  for (const element of fileElements(release)) element.remove();
  // The server writes those of the page into the document.
  for (const style of document.querySelectorAll<HTMLElement>("style[data-remote]"))
    if (style.dataset.remote === remote && style.dataset.release === version) style.remove();
}

/**
 * Removes the answers of Galaxy that code of a remote has read: another release may expect them in another form.
 *
 * @param pageRemote the remote of the current page
 */
export function removeAnswers(client: QueryClient, remote: string, pageRemote: string): void {
  const isOwn = ([api, operation]: QueryKey) =>
    api === "galaxy" && callerOf(String(operation), pageRemote) === remote;
  client.removeQueries({ predicate: ({ queryKey }) => isOwn(queryKey) });
}

/** The texts that the modules of remotes have added to a page view. */
export class ReleaseTexts {
  readonly #texts: Texts;
  /** Namespaces of the shell, which no release changes. */
  readonly #shell: readonly string[];
  /** The remote of each definition. */
  readonly #remotes = new Map<TextsDefinition, string>();

  constructor(texts: Texts, shell: readonly string[]) {
    this.#texts = texts;
    this.#shell = shell;
  }

  /** Adds the texts of a module that are not there yet. */
  async add(remote: string, definitions: readonly TextsDefinition[]): Promise<void> {
    for (const one of definitions) this.#remotes.set(one, remote);
    await this.#load(definitions.filter(({ namespace }) => !this.#texts.has(namespace)));
  }

  /** The definitions of all texts that are in use. */
  used(): readonly TextsDefinition[] {
    return [...this.#remotes.keys()];
  }

  /**
   * Removes the texts of a remote: the module that replaces a failed one adds its own. Where another remote has texts of
   * the same name, those are shown.
   *
   * @param sent namespaces that the remote's page has brought from the server
   */
  async remove(remote: string, sent: readonly string[]): Promise<void> {
    const own = this.used().filter((one) => this.#remotes.get(one) === remote);
    for (const one of own) this.#remotes.delete(one);
    const removed = new Set([...own.map((one) => one.namespace), ...sent]);
    for (const namespace of this.#shell) removed.delete(namespace);
    const others = this.used().filter(({ namespace }) => removed.has(namespace));
    for (const { namespace } of others) removed.delete(namespace);
    for (const namespace of removed) this.#texts.remove(namespace);
    await this.#load(others);
  }

  async #load(definitions: readonly TextsDefinition[]): Promise<void> {
    const loaded = await loadNamedTexts(definitions, this.#texts.language);
    for (const [namespace, resources] of Object.entries(loaded)) this.#texts.add(namespace, resources);
  }
}
