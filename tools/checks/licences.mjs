import { readFileSync } from "node:fs";
import path from "node:path";
import { licenceProblems } from "../licences/licence-problems.mjs";
import { fingerprintOf } from "../steps/fingerprint.mjs";
import { pnpm } from "../steps/pnpm.mjs";
import { root } from "../steps/root.mjs";
import { readStamp, writeStamp } from "../steps/stamp.mjs";

const rulesFile = "tools/licences/licences.json";
const fingerprint = await fingerprintOf(["pnpm-lock.yaml", "tools/licences"]);

// Read licences only after a change of the lockfile: they depend on it alone, and pnpm takes seconds.
if ((await readStamp("licences")) !== fingerprint) {
  const rules = JSON.parse(readFileSync(path.join(root, rulesFile), "utf8"));
  const problems = licenceProblems(JSON.parse(await pnpm("licenses", "list", "-r", "--json")), rules);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else await writeStamp("licences", fingerprint);
}
