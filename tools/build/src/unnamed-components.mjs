/**
 * A loader that removes the display names of a library's components and marks their creation as pure. The
 * bundler treats an assigned name as a side effect and keeps unused components. In React Router these are
 * forms, navigation links, data routes and scroll restoration.
 *
 * @param {string} source
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader's default export
export default function unnamedComponents(source) {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, "")
    .replace(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, "var $1 = /* @__PURE__ */ $2");
}
