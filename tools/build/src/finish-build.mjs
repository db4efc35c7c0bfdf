import { rm } from "node:fs/promises";

/**
 * Plugin of every compiler of one app: cleans their folder before they start, and runs `finish` after the last one,
 * unless there were errors. `finish` gets the statistics of the first, which is the browser's.
 */
export class FinishBuild {
  #options;
  #left;
  #hasErrors = false;
  /** @type {Promise<void> | null} */
  #cleaning = null;
  /** @type {import("@rspack/core").Compiler | null} */
  #first = null;
  /** @type {import("@rspack/core").StatsCompilation} */
  #stats = {};

  /**
   * @param {{ compilers: number, clean?: string, finish: (stats: import("@rspack/core").StatsCompilation) => Promise<void> }} options
   */
  constructor(options) {
    this.#options = options;
    this.#left = options.compilers;
  }

  /** @param {import("@rspack/core").Compiler} compiler */
  apply(compiler) {
    const { compilers, clean, finish } = this.#options;
    this.#first ??= compiler;
    compiler.hooks.beforeRun.tapPromise("FinishBuild", async () => {
      if (clean) this.#cleaning ??= rm(clean, { recursive: true, force: true });
      await this.#cleaning;
    });
    compiler.hooks.done.tapPromise("FinishBuild", async (stats) => {
      this.#hasErrors ||= stats.hasErrors();
      if (compiler === this.#first)
        this.#stats = stats.toJson({
          all: false,
          assets: true,
          entrypoints: true,
          chunkGroups: true,
          ids: true,
        });
      this.#left -= 1;
      if (this.#left > 0) return;
      this.#left = compilers;
      if (!this.#hasErrors) await finish(this.#stats);
    });
  }
}
