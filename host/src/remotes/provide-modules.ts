/** What the federation adds to the bundler's own object. */
declare const __webpack_require__: {
  readonly federation: { readonly bundlerRuntime: object; readonly attachShareScopeMap: object };
};

/**
 * Lends the host's bundler runtime of the federation to the remotes, which do without one of their own
 * (`shared/build/src/runtime/host-bundler-runtime.ts`): 3 KB less of every entry.
 */
export function provideBundlerRuntime(): void {
  const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  Object.assign(globalThis, { __STAYS_BUNDLER_RUNTIME__: { bundlerRuntime, attachShareScopeMap } });
}

/**
 * What the host lends to its remotes without using it itself: the map, loaded when one of them first shows it. It
 * is named here because the build provides only what the host's own code asks for somewhere.
 */
export function provideLazyModules() {
  return { name: "lending", modules: { map: () => import(/* webpackChunkName: "map" */ "@stays/map") } };
}
