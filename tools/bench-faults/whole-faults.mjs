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
  { name: "empty", body: "" },
  { name: "an empty object", body: "{}" },
  { name: "an empty list", body: "[]" },
  { name: "null", body: "null" },
  { name: "broken JSON", body: '{"Results":[{"Id":"cbis:' },
  { name: "HTML", body: "<!doctype html><title>Maintenance</title>" },
  { name: "status 500", body: '{"error":"Ordered failure"}', status: 500 },
  { name: "dropped", silence: "drop" },
  { name: "no answer", silence: "hang" },
];
