/**
 * The functions that the host provides from its own bundler runtime of the federation
 * (`host/src/remotes/provide-modules.ts`).
 */
declare const __STAYS_BUNDLER_RUNTIME__: {
  readonly attachShareScopeMap: unknown;
  readonly bundlerRuntime: Readonly<
    Record<
      "remotes" | "consumes" | "I" | "installInitialConsumes" | "init" | "getSharedFallbackGetter",
      unknown
    >
  >;
};

/** Replaces the files of the bundler runtime in every remote: none of these functions has state. */
export const { attachShareScopeMap } = __STAYS_BUNDLER_RUNTIME__;
export const {
  remotes,
  consumes,
  I: initializeSharing,
  installInitialConsumes,
  init,
  getSharedFallbackGetter,
} = __STAYS_BUNDLER_RUNTIME__.bundlerRuntime;
