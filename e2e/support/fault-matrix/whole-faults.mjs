/**
 * Faults of a whole answer of Galaxy.
 *
 * @type {readonly import("./faulty-galaxy.mjs").AnswerFault[]}
 */
export const wholeFaults = [
  ...[0, 3, 404, 500].map((code) => ({
    name: `code ${code}`,
    body: JSON.stringify({ code, errorMessage: "Ordered failure" }),
  })),
  { name: "empty", body: "", isFailure: true },
  { name: "an empty object", body: "{}" },
  { name: "an empty list", body: "[]" },
  { name: "null", body: "null" },
  { name: "broken JSON", body: '{"Results":[{"Id":"cbis:', isFailure: true },
  { name: "HTML", body: "<!doctype html><title>Maintenance</title>", isFailure: true },
  { name: "status 500", body: '{"error":"Ordered failure"}', status: 500, isFailure: true },
  { name: "dropped", silence: "drop", isFailure: true },
  { name: "no answer", silence: "hang", isFailure: true },
];
