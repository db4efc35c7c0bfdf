import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { openSite } from "../bench/sites/site.mjs";
import { buildStale } from "../build.mjs";
import { root } from "../steps/root.mjs";
import { drawnPages, sheetPages } from "./pages.mjs";

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Page} Page */

const sharp = createRequire(path.join(root, "sandbox/package.json"))("sharp");

/** Height of the window, and of the part of a page that a sheet shows, by width. */
const WINDOWS = new Map([
  [390, { window: 844, shown: 1800 }],
  [768, { window: 1024, shown: 1700 }],
  [1440, { window: 900, shown: 1500 }],
]);
/** Width of one half of a sheet. */
const HALF = new Map([
  [390, 320],
  [768, 420],
  [1440, 640],
]);
const GAP = 16;
/** A page is quiet after so many looks, so many milliseconds apart, without a new response. */
const STEADY = 6;
const PAUSE = 400;

const design = path.join(root, "docs/design");
const pictures = path.join(design, "pictures");

/**
 * Waits until no request has been pending for a while: photos, map tiles and prices of what the window now shows.
 *
 * @param {Page} page
 */
async function quiet(page) {
  let last = 0;
  const isQuiet = () => {
    const { length } = performance.getEntriesByType("resource");
    return Promise.all(
      [...document.images].filter((one) => one.src && one.loading !== "lazy").map((one) => one.complete),
    ).then((done) => ({ length, isDone: done.every(Boolean) }));
  };
  for (let steady = 0; steady < STEADY; ) {
    const { length, isDone } = await page.evaluate(isQuiet);
    steady = isDone && length === last ? steady + 1 : 0;
    last = length;
    await page.waitForTimeout(PAUSE);
  }
}

/**
 * Takes the screenshot of a page in a window as high as the page, so that bars at its edge cover nothing. Surfaces over
 * a page keep the usual window.
 *
 * @param {Page} page
 * @param {number} width
 * @param {boolean} isOver
 */
async function shoot(page, width, isOver) {
  const { window = 900, shown = 1500 } = WINDOWS.get(width) ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isOver) await page.setViewportSize({ width, height: Math.max(window, Math.min(shown, height)) });
  await quiet(page);
  return page.screenshot({ animations: "disabled" });
}

/**
 * Draws the documents of docs/design, then every page beside its drawing.
 *
 * @param {{ only: readonly string[], isKept: boolean }} choice
 */
export async function writeSheets({ only, isKept }) {
  await buildStale();
  const folder = path.join(root, isKept ? "docs/design/sheets" : ".data/sheets");
  await mkdir(folder, { recursive: true });
  const site = await openSite();
  const browser = await openBrowser();
  try {
    for (const { name, address, widths = [...WINDOWS.keys()], open } of sheetPages) {
      if (only.length > 0 && !only.includes(name)) continue;
      for (const width of widths) {
        const viewport = { width, height: WINDOWS.get(width)?.window ?? 900 };
        const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
        const page = await context.newPage();
        if (drawnPages.includes(name)) await draw(page, name, width);
        await page.setViewportSize(viewport);
        await page.goto(`${site.address}${address}`);
        await page.waitForLoadState("networkidle");
        await open?.(page);
        const file = path.join(folder, `${name}-${width}.webp`);
        await joinHalves(
          path.join(pictures, `${name}-${width}.webp`),
          await shoot(page, width, open !== undefined),
          width,
          file,
        );
        await context.close();
        console.log(path.relative(root, file));
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

/** @param {Page} page @param {string} name @param {number} width */
async function draw(page, name, width) {
  await page.goto(pathToFileURL(path.join(design, `${name}.html`)).href);
  await mkdir(pictures, { recursive: true });
  await sharp(await shoot(page, width, name === "gallery"))
    .webp({ quality: 46, effort: 6 })
    .toFile(path.join(pictures, `${name}-${width}.webp`));
}

/**
 * Writes the drawing and the page beside each other. Without a drawing at this width its half stays empty.
 *
 * @param {string} drawing @param {Buffer} shot @param {number} width @param {string} file
 */
async function joinHalves(drawing, shot, width, file) {
  const half = HALF.get(width) ?? 400;
  const sides = [existsSync(drawing) ? drawing : null, shot];
  const halves = await Promise.all(
    sides.map((side) => side && sharp(side).resize({ width: half }).toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...halves.map((one) => one?.info.height ?? 0));
  await sharp({ create: { width: 2 * half + GAP, height, channels: 3, background: "#8a8f8c" } })
    .composite(
      halves.flatMap((one, index) => (one ? [{ input: one.data, left: index * (half + GAP), top: 0 }] : [])),
    )
    .webp({ quality: 50, effort: 6 })
    .toFile(file);
}
