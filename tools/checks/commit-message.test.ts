import { messageProblems } from "./commit-message.mjs";

test("a message with an area, a short subject and a body passes", () => {
  expect(messageProblems("search: keep the sort order\n\nIt was lost with Back.\n# a comment")).toEqual([]);
  expect(messageProblems('Revert "search: keep the sort order"\n')).toEqual([]);
});

test.each([
  [`search: ${"x".repeat(70)}\n\nWhy.`, "The subject has 78 characters; 72 are the limit."],
  ["Keep the sort order\n\nWhy.", "The subject must read `area: what changes`."],
  ["search: keep the sort order\n", "A blank line and a body that says why must follow."],
  ["search: keep the sort order\nWhy.", "A blank line and a body that says why must follow."],
])("%j is rejected with the reason", (message, problem) => {
  expect(messageProblems(message)).toEqual([problem]);
});
