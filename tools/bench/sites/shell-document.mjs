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
