/**
 * The transfer size of a release: its entry, and the scripts and styles of its heaviest page or slot, in
 * bytes of Brotli.
 *
 * @param {Pick<import("../../shared/releases/src/release-store.js").ReleaseStore, "read">} store
 * @param {string} name
 * @param {string} version
 * @returns {Promise<number | null>} null when the release cannot be read
 */
export async function releaseSize(store, name, version) {
  const folder = `${name}/${version}/`;
  const content = await store.read(`${folder}release.json`);
  if (!content) return null;
  /** @type {import("../../shared/releases/src/store-path.js").ReleaseDescriptor} */
  const { entry, exposes = {} } = JSON.parse(new TextDecoder().decode(content));
  /** @param {string} file */
  const sizeOf = async (file) => (await store.read(`${folder}${file}.br`))?.byteLength ?? 0;
  const parts = Object.values(exposes).map(async ({ js, css }) => {
    const sizes = await Promise.all([entry, ...js, ...css].map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
  return Math.max(0, ...(await Promise.all(parts)));
}
