import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { readTexts, textProblems, unusedKeys } from "../texts/text-problems.mjs";

/** @param {string[]} pattern @returns {string[]} files that git tracks or would add */
function listed(...pattern) {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...pattern], {
    cwd: root,
    encoding: "utf8",
  });
  return list.split("\n").filter((file) => file !== "");
}

/** Source files that may use the texts of a folder: the package's own, of a shared package the packages' that import it. */
function codeBeside(/** @type {string} */ folder) {
  const owner = folder.startsWith("shared/") ? "." : (folder.split("/")[0] ?? ".");
  return listed(`${owner}/**/*.ts`, `${owner}/**/*.tsx`)
    .filter((file) => !/\.test\.tsx?$|^e2e\//.test(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
}

const folders = listed("*/texts/en.json", "host/src/texts/en.json").map((file) => path.dirname(file));
const problems = folders.flatMap((folder) => {
  const texts = readTexts(path.join(root, folder));
  const unused = unusedKeys(texts.en ?? {}, codeBeside(folder)).map(
    (key) => `en.json: ${key} is used nowhere`,
  );
  return [...textProblems(texts), ...unused].map((problem) => `${folder}/${problem}`);
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
