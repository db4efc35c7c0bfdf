import { readFileSync } from "node:fs";
import path from "node:path";
import { licenceProblems } from "../licences/licence-problems.mjs";
import { pnpm } from "../steps/pnpm.mjs";
import { root } from "../steps/root.mjs";

const rules = JSON.parse(readFileSync(path.join(root, "tools/licences/licences.json"), "utf8"));
const problems = licenceProblems(JSON.parse(await pnpm("licenses", "list", "-r", "--json")), rules);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
