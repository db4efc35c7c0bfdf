import { GalaxyFailure } from "@stays/contract";
import { afterContinue, extrasFailure, failureMessage } from "./after-extras.ts";

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

test("ER-01 extras rejected with 404: Error 1 with the server's message", () => {
  const gone = new GalaxyFailure("add-basket-addon", 404, "No basket");
  expect(extrasFailure(gone)).toEqual({
    error: 1,
    message: "No basket",
    showsModal: true,
  });
  expect(failureMessage(gone)).toBe("code 404: No basket");
});

test.each([
  new GalaxyFailure("add-basket-addon", 500, "sold out"),
  new GalaxyFailure("add-basket-addon", 0, ""),
  new GalaxyFailure("add-basket-addon", 12, "Maintenance"),
  new Error("no answer"),
])("ER-01 ruling 9: extras failed otherwise: Error 3, and Addon fail is for the log (%s)", (answer) => {
  expect(extrasFailure(answer)).toEqual({ error: 3, message: "Addon fail", showsModal: true });
  expect(failureMessage(answer)).toMatch(/^Addon fail: /);
});
