import { readFileSync } from "node:fs";
import path from "node:path";
import { manifests } from "../steps/install.mjs";
import { root } from "../steps/root.mjs";

/** @param {string} file @returns {string[]} */
function loose(file) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const catalog = readFileSync(path.join(root, "pnpm-workspace.yaml"), "utf8");
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => {
      if (version === "catalog:" || version === "workspace:*") return false;
      return file !== "package.json" || new RegExp(`^ {2}"?${name}"?:`, "m").test(catalog);
    })
    .map(
      ([name, version]) =>
        `${file}: ${name} is ${version}, but versions live in the catalog of pnpm-workspace.yaml`,
    );
}

const problems = manifests().flatMap(loose);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
