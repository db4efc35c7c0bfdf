import { openSite } from "../sites/site.mjs";
import { memoryOf, probed } from "./memory.mjs";
import { openSwappedReleases } from "./swapped-releases.mjs";

const REMOTE = "mf-property";
const PAGES = ["/en/stays/village/2001/name", "/sv/stays/hotel/4001/name"];

/** @param {string} address @param {string} version with which the page must be rendered */
async function read(address, version) {
  const html = await (await fetch(address)).text();
  if (!html.includes(`/${REMOTE}/${version}/`)) throw new Error(`${address} is not of ${version}.`);
  if (!html.includes("<h1")) throw new Error(`${address} was not rendered with ${version}.`);
}

/**
 * Swaps the live version of a remote repeatedly on a running site. A page is rendered after each swap.
 *
 * @param {{ swaps: number, samples: number }} plan
 */
export async function measureSwaps({ swaps, samples }) {
  const releases = await openSwappedReleases(REMOTE);
  const site = await openSite({ RELEASES: releases.folder }, probed);
  const rows = [];
  const sampled = new Set(
    Array.from({ length: samples }, (_, index) => Math.round((swaps * (index + 1)) / samples)),
  );
  try {
    for (let count = 1; count <= swaps; count += 1) {
      const version = await releases.swap(count);
      for (const page of PAGES) await read(site.address + page, version);
      if (sampled.has(count)) rows.push({ at: count, memory: await memoryOf(site) });
    }
  } finally {
    await site.close();
    await releases.close();
  }
  return rows;
}
