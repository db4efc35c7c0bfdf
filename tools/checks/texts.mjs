import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../support/root.mjs";
import { sourceFiles } from "../support/source-version.mjs";
import {
  readTexts,
  readUntranslated,
  staleMarks,
  textProblems,
  untranslatedTexts,
  unusedKeys,
} from "../texts/text-problems.mjs";

const files = sourceFiles();
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^e2e\//.test(file));

/**
 * Source code that may use the texts of a folder: the app's own, or all code for a shared package.
 *
 * @param {string} folder
 */
function codeBeside(folder) {
  const owner = folder.startsWith("shared/") ? "" : `${folder.split("/")[0]}/`;
  return code
    .filter((file) => file.startsWith(owner))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
}

const folders = files.filter((file) => file.endsWith("/texts/en.json")).map((file) => path.dirname(file));
const problems = folders.flatMap((folder) => {
  const texts = readTexts(path.join(root, folder));
  const unused = unusedKeys(texts.en ?? {}, codeBeside(folder)).map(
    (key) => `en.json: ${key} is used nowhere`,
  );
  const untranslated = readUntranslated(path.join(root, folder));
  for (const text of untranslatedTexts(untranslated)) console.log(`– ${folder}/${text}`);
  return [...textProblems(texts), ...staleMarks(texts, untranslated), ...unused].map(
    (problem) => `${folder}/${problem}`,
  );
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
