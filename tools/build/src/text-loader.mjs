/**
 * A loader of text files in development. An edited file is replaced in the running page, which then shows the
 * new texts: `host/browser/page/edited-texts.ts` receives the event. Nothing else of the page is loaded again.
 *
 * @param {string} source JSON
 * @returns {string} the file as a module
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls the default export of a loader
export default function textLoader(source) {
  return [
    `export default ${JSON.stringify(JSON.parse(source))};`,
    "import.meta.webpackHot.accept();",
    'if (import.meta.webpackHot.data) dispatchEvent(new Event("stays:texts-edited"));',
  ].join("\n");
}
