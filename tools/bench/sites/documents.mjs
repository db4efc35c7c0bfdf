/** @typedef {import("../builds/web-build.mjs").BuildFiles} BuildFiles */

/**
 * An inline script that prefetches the page's data before the bundle loads, and answers the bundle's requests
 * from it.
 *
 * @param {readonly string[]} calls Galaxy addresses that the page requests
 */
const earlyData = (calls) => `<script>{
const early = new Map(${JSON.stringify(calls)}.map((call) => [call, fetch(call)]));
const later = fetch;
window.fetch = (input, init) => {
  const { pathname, search } = new URL(input.url ?? input, location.href);
  const answer = early.get(pathname + search);
  early.delete(pathname + search);
  return answer ?? later(input, init);
};
}</script>`;

/** @param {readonly string[]} files */
const preloads = (files) =>
  files
    .map((file) => `<link rel="preload" as="${file.endsWith(".css") ? "style" : "script"}" href="${file}">`)
    .join("");

/** @param {readonly string[]} files */
const stylesheets = (files) => files.map((file) => `<link rel="stylesheet" href="${file}">`).join("");

/** @param {ShellDocument} page @param {string} head */
const documentOf = ({ title, data }, head) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${title}<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}</head><body><div id="root"></div>${data}</body></html>`;

/**
 * A well-made document of a single-bundle application. It prefetches data before the code, preloads
 * everything for the first view, and links its styles.
 *
 * @param {object} parts
 * @param {ShellDocument} parts.page
 * @param {BuildFiles} parts.files
 * @param {readonly string[]} parts.chunks names of further chunk groups that this page needs
 * @param {readonly string[]} parts.calls
 */
export function wellMadeDocument({ page, files, chunks, calls }) {
  const needed = [...new Set(chunks.flatMap((name) => files.chunks[name] ?? []))];
  const isStyle = (/** @type {string} */ file) => file.endsWith(".css");
  return documentOf(
    page,
    [
      earlyData(calls),
      stylesheets([...files.styles, ...needed.filter(isStyle)]),
      ...files.scripts.map((src) => `<script async src="${src}"></script>`),
      preloads(needed.filter((file) => !isStyle(file))),
    ].join(""),
  );
}

/**
 * A document as the bundler's HTML plugin writes it.
 *
 * @param {{ page: ShellDocument, files: BuildFiles }} parts
 */
export function plainDocument({ page, files }) {
  const scripts = files.scripts.map((src) => `<script defer src="${src}"></script>`);
  return documentOf(page, stylesheets(files.styles) + scripts.join(""));
}

/**
 * The parts of the site's page shell that every build's document needs besides its files.
 *
 * @typedef {object} ShellDocument
 * @property {string} title as HTML
 * @property {string} data script elements with settings, registry and texts of the shell
 */

/**
 * @param {string} address of a site without SSR
 * @returns {Promise<ShellDocument>}
 */
export async function readShellDocument(address) {
  const html = await (await fetch(address)).text();
  const scripts = html.match(/<script type="application\/json" id=.*?<\/script>/gs) ?? [];
  return { title: /<title>.*?<\/title>/s.exec(html)?.[0] ?? "", data: scripts.join("") };
}
