/** The federation's property of webpack's runtime object. */
declare const __webpack_require__: {
  readonly federation: { readonly bundlerRuntime: object; readonly attachShareScopeMap: object };
};

/**
 * Shares the host's federation bundler runtime with releases built before decision 36, which contain none. It
 * can be removed when the registry and its rollbacks name none of them.
 */
export function provideBundlerRuntime(): void {
  const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  Object.assign(globalThis, { __STAYS_BUNDLER_RUNTIME__: { bundlerRuntime, attachShareScopeMap } });
}

/**
 * Shared modules that only remotes use: the map, loaded on first use. It is imported here because the build
 * shares only modules that the host's own code imports.
 */
export function provideLazyModules() {
  return { name: "lazy-modules", modules: { map: () => import(/* webpackChunkName: "map" */ "@stays/map") } };
}
