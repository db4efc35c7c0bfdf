import { measurePage } from "./browser/measure-page.mjs";

/**
 * All figures: page -> contestant -> one entry per round.
 *
 * @typedef {Map<string, Map<string, import("./browser/measure-page.mjs").PageFigures[]>>} Seen
 */

/** @template Value @param {readonly Value[]} values @param {number} by */
const rotated = (values, by) => [...values.slice(by % values.length), ...values.slice(0, by % values.length)];

/**
 * Measures all contestants in turn, so that other load of the machine affects all of them. Each round begins
 * with another contestant. A first round warms the servers up and is not counted.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {readonly import("./compared-builds.mjs").Contestant[]} contestants
 * @param {readonly import("./pages.mjs").BenchPage[]} pages
 * @param {number} rounds
 * @returns {Promise<Seen>}
 */
export async function runRounds(browser, contestants, pages, rounds) {
  /** @type {Seen} */
  const seen = new Map(
    pages.map(({ name }) => [name, new Map(contestants.map((contestant) => [contestant.name, []]))]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages)
      for (const { name, address } of rotated(contestants, round)) {
        const figures = await measurePage(browser, address + page.address);
        if (round > 0) seen.get(page.name)?.get(name)?.push(figures);
      }
    console.log(round === 0 ? "warm" : `round ${round} of ${rounds}`);
  }
  return seen;
}
