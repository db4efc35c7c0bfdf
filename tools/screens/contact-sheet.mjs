/** Height of each screenshot on a contact sheet, in CSS pixels. */
const HEIGHT = 420;

/** @param {Buffer} picture */
const image = (picture) =>
  `<img height="${HEIGHT}" alt="" src="data:image/png;base64,${picture.toString("base64")}">`;

/**
 * Screenshots of one thing, one row for each title.
 *
 * @typedef {{ name: string, rows: readonly { title: string, pictures: readonly Buffer[] }[] }} ContactSheet
 */

/**
 * Draws screenshots side by side.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {ContactSheet["rows"]} rows
 * @param {string} file
 */
export async function writeContactSheet(browser, rows, file) {
  const page = await browser.newPage({ viewport: { width: 1276, height: 800 } });
  const lines = rows.map(
    ({ title, pictures }) => `<h2>${title}</h2><div>${pictures.map(image).join("")}</div>`,
  );
  await page.setContent(`<!doctype html><style>
    body { margin: 16px; background: #ddd; font: 14px sans-serif }
    h2 { margin: 12px 0 6px; font-size: 14px }
    div { display: flex; gap: 16px }
    img { border: 1px solid #999 }
  </style>${lines.join("")}`);
  await page.screenshot({ path: file, type: "jpeg", quality: 72, fullPage: true });
  await page.close();
}
