import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|cjs|css|json|svg|txt)$/;

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes a `.br` and a `.gz` file beside every text file for browsers, so that the server compresses nothing
 * per request.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== "server.cjs",
  );
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}
