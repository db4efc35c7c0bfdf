import { TestEnvironment } from "jest-environment-node";

/**
 * A Node environment whose tests choose the time zone of the process: a test's own `process.env` is a copy,
 * which does not affect the clock.
 */
// biome-ignore lint/style/noDefaultExport: Jest takes an environment as the default export.
export default class ZoneEnvironment extends TestEnvironment {
  #zone = process.env.TZ;

  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      /** @param {string} zone */
      setTimeZone: (zone) => {
        process.env.TZ = zone;
      },
    });
  }

  /** @override */
  async teardown() {
    if (this.#zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.#zone;
    await super.teardown();
  }
}
