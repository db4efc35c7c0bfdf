/** The table that `rendered-app.mjs` writes. */
declare module "bench-modules" {
  /** Pages and slots by key text, such as `mf-search/page-results`. */
  export const modules: Readonly<Record<string, () => Promise<object>>>;
}
