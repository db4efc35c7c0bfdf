import { randomUUID } from "node:crypto";
import { CANARY_FOLDER, canaryFolder, type ReleaseStore } from "@stays/releases";
import type { Log } from "../log/log.ts";
import { type PageMinute, readPageMinutes } from "./page-minutes.ts";

/** A release that is a canary now. */
export interface RunningCanary {
  readonly remote: string;
  readonly version: string;
}

/** Options of the shared counts. */
export interface CanaryCountsOptions {
  readonly store: Pick<ReleaseStore, "list" | "read" | "remove" | "replace">;
  readonly log: Log;
}

const folderOf = ({ remote, version }: RunningCanary): string => canaryFolder(remote, version);

/**
 * Shares the counts of running canaries with the other processes of the site, through the release store. Each
 * process has one file for each canary. A process that may not write judges alone.
 */
export class CanaryCounts {
  readonly #options: CanaryCountsOptions;
  readonly #file = `${randomUUID()}.json`;
  /** What this process has last written, by folder. */
  readonly #written = new Map<string, string>();
  /** The counts of the other processes, by folder. */
  #others: ReadonlyMap<string, readonly PageMinute[]> = new Map();
  #isAlone = false;

  constructor(options: CanaryCountsOptions) {
    this.#options = options;
  }

  /** True while this process has a file in the store. */
  get hasWritten(): boolean {
    return this.#written.size > 0;
  }

  /** The counts of the other processes, as of the last `share`. */
  othersOf(canary: RunningCanary): readonly PageMinute[] {
    return this.#others.get(folderOf(canary)) ?? [];
  }

  /**
   * Writes the counts of this process, reads those of the others, and removes those of ended canaries.
   *
   * @param running the running canaries, with the counts of this process
   */
  async share(running: readonly (RunningCanary & { readonly own: readonly PageMinute[] })[]): Promise<void> {
    try {
      await this.#removeEnded(running.map(folderOf));
      const others = running.map(async ({ own, ...canary }) => {
        await this.#write(folderOf(canary), JSON.stringify(own));
        return [folderOf(canary), await this.#read(folderOf(canary))] as const;
      });
      this.#others = new Map(await Promise.all(others));
      this.#isAlone = false;
    } catch (error) {
      this.#others = new Map();
      if (!this.#isAlone)
        this.#options.log.warn(
          "the counts of canaries cannot be shared through the release store: this server judges them alone",
          { error },
        );
      this.#isAlone = true;
    }
  }

  async #write(folder: string, text: string): Promise<void> {
    if (this.#written.get(folder) === text) return;
    await this.#options.store.replace(`${CANARY_FOLDER}/${folder}/${this.#file}`, text);
    this.#written.set(folder, text);
  }

  async #read(folder: string): Promise<readonly PageMinute[]> {
    const { store } = this.#options;
    const names = (await store.list(`${CANARY_FOLDER}/${folder}`)).filter(
      (name) => name.endsWith(".json") && name !== this.#file,
    );
    const contents = await Promise.all(names.map((name) => store.read(`${CANARY_FOLDER}/${folder}/${name}`)));
    return contents.flatMap((content) => (content ? readPageMinutes(new TextDecoder().decode(content)) : []));
  }

  /** The files of other processes go too: those that were killed cannot remove theirs. */
  async #removeEnded(running: readonly string[]): Promise<void> {
    for (const folder of this.#written.keys()) {
      if (running.includes(folder)) continue;
      await this.#options.store.remove(CANARY_FOLDER, folder);
      this.#written.delete(folder);
    }
  }
}
