/**
 * The loads of all visitors until now.
 *
 * @typedef {object} Visits
 * @property {number} pages number loaded with all of their scripts
 * @property {readonly string[]} failures one line for each page or script that failed or was incomplete
 */

const SCRIPT = /(?:src|href)="(\/(?:assets|releases)\/[^"]+\.js)"/g;

/** @param {string} url */
async function load(url) {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}`);
  return text;
}

/**
 * Starts visitors who load pages with their scripts, one after the other, until they are stopped.
 *
 * @param {string} origin
 * @param {readonly string[]} addresses
 * @param {number} visitors
 */
export function startVisitors(origin, addresses, visitors) {
  let isStopped = false;
  let pages = 0;
  /** @type {string[]} */
  const failures = [];

  /** @param {string} address */
  async function visit(address) {
    const html = await load(origin + address);
    if (!html.endsWith("</html>")) throw new Error("the page ended early");
    const files = [...html.matchAll(SCRIPT)].map(([, file = ""]) => file);
    await Promise.all(
      files.map(async (file) => {
        await load(origin + file).catch((error) => {
          throw new Error(`${file}: ${error.message}`);
        });
      }),
    );
  }

  /** @param {number} first */
  async function run(first) {
    for (let index = first; !isStopped; index++) {
      const address = addresses[index % addresses.length] ?? "/";
      try {
        await visit(address);
        pages += 1;
      } catch (error) {
        const cause = error instanceof Error && error.cause ? ` (${error.cause})` : "";
        failures.push(`${address}: ${error instanceof Error ? error.message : error}${cause}`);
      }
    }
  }

  const running = Array.from({ length: visitors }, (_, index) => run(index));
  return {
    /** @returns {Visits} */
    now: () => ({ pages, failures: [...failures] }),
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
