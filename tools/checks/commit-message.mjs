import { readFileSync } from "node:fs";

const MAX_SUBJECT = 72;
/** Subjects that git generates itself. */
const GENERATED = /^(?:Merge|Revert|fixup!|squash!|amend!) /;

/**
 * What is wrong with a commit message: `area: what changes` of at most 72 characters, a blank line, and a body that
 * says why.
 *
 * @param {string} message as git passes it to the hook, with its comment lines
 * @returns {readonly string[]} one sentence each
 */
export function messageProblems(message) {
  const [subject = "", blank = "", ...body] = message.split("\n").filter((line) => !line.startsWith("#"));
  if (GENERATED.test(subject)) return [];
  const text = body.join("").trim();
  return [
    ...(subject.length > MAX_SUBJECT
      ? [`The subject has ${subject.length} characters; ${MAX_SUBJECT} are the limit.`]
      : []),
    ...(/^[a-z][\w., /-]*: [^ ]/.test(subject) ? [] : ["The subject must read `area: what changes`."]),
    ...(blank.trim() === "" && text !== "" ? [] : ["A blank line and a body that says why must follow."]),
  ];
}

const [, , file] = process.argv;
if (file !== undefined && import.meta.filename === process.argv[1]) {
  const problems = messageProblems(readFileSync(file, "utf8"));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
