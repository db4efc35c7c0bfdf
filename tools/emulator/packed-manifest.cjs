/** @param {[name: string, range: string]} dependency */
const isOurs = ([name]) => name.startsWith("@stays/");

/**
 * Hook of pnpm for the tarballs of `stays packages`. What a package of ours needs of the others becomes a peer
 * dependency: a team installs all tarballs of one folder. pnpm and Yarn would ask the registry for a plain dependency,
 * also when a tarball of that name and version is installed beside it.
 */
module.exports = {
  hooks: {
    /** @param {{ dependencies?: Record<string, string> }} manifest */
    beforePacking(manifest) {
      const all = Object.entries(manifest.dependencies ?? {});
      const dependencies = Object.fromEntries(all.filter((one) => !isOurs(one)));
      return { ...manifest, dependencies, peerDependencies: Object.fromEntries(all.filter(isOurs)) };
    },
  },
};
