import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { sourceFiles } from "../steps/source-files.mjs";

/**
 * Classes that a component reads from a CSS module, such as `styles.card`. Those whose name is computed,
 * such as `styles[variant]`, are not known.
 *
 * @param {string} component its source
 * @param {string} name of the imported module in the component
 * @returns {readonly string[]}
 */
const usedClasses = (component, name) =>
  [...component.matchAll(new RegExp(String.raw`\b${name}\.([A-Za-z_]\w*)(?!["'\w])`, "g"))].map(
    ([, used = ""]) => used,
  );

/**
 * Classes that a stylesheet defines.
 *
 * @param {string} stylesheet
 * @returns {ReadonlySet<string>}
 */
const definedClasses = (stylesheet) =>
  new Set(
    [...stylesheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
      ([, name = ""]) => name,
    ),
  );

/**
 * Classes that a component reads and its stylesheet lacks. TypeScript types every class of a CSS module as
 * text, so a renamed class is found only here.
 *
 * @param {string} component its source
 * @param {(specifier: string) => string} read returns the text of an imported stylesheet
 * @returns {readonly string[]}
 */
export const missingClasses = (component, read) =>
  [...component.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)].flatMap(
    ([statement, name = "", specifier = ""]) => {
      const defined = definedClasses(read(specifier));
      const rest = component.replace(statement, "");
      return usedClasses(rest, name).filter((used) => !defined.has(used));
    },
  );

if (import.meta.filename === process.argv[1]) {
  const components = sourceFiles().filter(
    (file) => file.endsWith(".tsx") && existsSync(path.join(root, file)),
  );
  const missing = components.flatMap((file) => {
    const folder = path.dirname(path.join(root, file));
    const source = readFileSync(path.join(root, file), "utf8");
    const classes = missingClasses(source, (specifier) => readFileSync(path.join(folder, specifier), "utf8"));
    return classes.map((name) => `${file}: its stylesheet has no class ${name}`);
  });
  if (missing.length > 0) {
    console.error(missing.join("\n"));
    process.exitCode = 1;
  }
}
