import { afterContinue, afterSkip, extrasFailure, failureMessage } from "./outcome.ts";

test.each([
  [1, true, "upsell"],
  [1, false, "basket"],
  [2, true, "basket"],
  [0, true, "basket"],
] as const)(
  "AD-02 ruling 23: Continue, result %d, upsell active %p: %s",
  (answer, upsellActive, destination) => {
    expect(afterContinue(answer, { upsellActive })).toBe(destination);
  },
);

test.each([
  [true, "upsell"],
  [false, "basket"],
] as const)("AD-02 Skip, upsell active %p: %s", (upsellActive, destination) => {
  expect(afterSkip({ upsellActive })).toBe(destination);
});

test("ER-01 extras rejected with 404: Error 1 with the server's message", () => {
  expect(extrasFailure({ code: 404, message: "No basket" })).toEqual({
    error: 1,
    message: "No basket",
    showsModal: true,
  });
  expect(failureMessage({ code: 404, message: "No basket" })).toBe("code 404: No basket");
});

test.each([
  { code: 500, message: "sold out" },
  { code: 0, message: "" },
  { code: 12, message: "Maintenance" },
  { lost: "no answer", cause: null },
] as const)(
  "ER-01 ruling 9: extras failed otherwise: Error 3, and Addon fail is for the log (%j)",
  (answer) => {
    expect(extrasFailure(answer)).toEqual({ error: 3, message: "Addon fail", showsModal: true });
    expect(failureMessage(answer)).toMatch(/^Addon fail: /);
  },
);
