import { failureModal, showsFailureInline } from "./failure-rules.ts";

test.each([
  [1, "basketNotCreated", "okReload", "reload"],
  [2, "roomNotAvailable", "ok", "reset"],
  [3, "errorMessageTimeOut", "ok", "close"],
] as const)("ER-01 Error %d: %s, button %s, which does %s", (error, messageKey, buttonKey, remedy) => {
  expect(failureModal({ error })).toEqual({ messageKey, buttonKey, remedy });
});

test("ER-01 Error 0 has no modal", () => {
  expect(failureModal({ error: 0 })).toBeNull();
});

test.each([
  ["accommodation", true, false, false],
  ["accommodation", false, true, true],
  ["activity", false, false, true],
  ["activity", false, true, false],
  ["transport", false, true, false],
] as const)(
  "ER-02 a failed %s, modal %p, silent %p: the button says so %p",
  (kind, showsModal, isSilent, text) => {
    expect(showsFailureInline({ error: 2, message: "", showsModal }, kind, isSilent)).toBe(text);
  },
);
