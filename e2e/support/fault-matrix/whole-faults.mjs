/** @typedef {import("./faulty-galaxy.mjs").AnswerFault} AnswerFault */

/** @param {number} code @returns {AnswerFault} */
const code = (code) => ({
  name: `code ${code}`,
  body: JSON.stringify({ code, errorMessage: "Ordered failure" }),
});

/**
 * Faults of a whole answer of Galaxy. Failures and answers take turns, because five failures in a row open the
 * circuit breaker of the operation.
 *
 * @type {readonly AnswerFault[]}
 */
export const wholeFaults = [
  code(0),
  { name: "empty", body: "", isFailure: true },
  code(3),
  { name: "broken JSON", body: '{"Results":[{"Id":"cbis:', isFailure: true },
  code(404),
  { name: "HTML", body: "<!doctype html><title>Maintenance</title>", isFailure: true },
  code(500),
  { name: "status 500", body: '{"error":"Ordered failure"}', status: 500, isFailure: true },
  { name: "an empty object", body: "{}" },
  { name: "dropped", silence: "drop", isFailure: true },
  { name: "an empty list", body: "[]" },
  { name: "null", body: "null" },
];

/**
 * No answer at all. The server gives up after 10 s, which would be minutes for all calls of all pages.
 *
 * @type {AnswerFault}
 */
export const silence = { name: "no answer", silence: "hang", isFailure: true };
