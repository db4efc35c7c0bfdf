/**
 * A loader that takes the display names off a library's components, and says that making a component does nothing else.
 * A name given by assignment is a side effect to the bundler, which then keeps components that nobody uses: of React
 * Router's the forms, navigation links, data routes and scroll restoration.
 *
 * @param {string} source
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader's default export
export default function unnamedComponents(source) {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, "")
    .replace(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, "var $1 = /* @__PURE__ */ $2");
}
