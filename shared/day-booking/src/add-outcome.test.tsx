import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { activitySharedTexts } from "./activity-texts.ts";
import { AddOutcome } from "./add-outcome.tsx";

const soldOut = { error: 2, message: "Not enough availability", showsModal: false } as const;
const wrongPage = {
  error: 0,
  message: "Upsell page type is wrong",
  isPermanent: true,
  showsModal: false,
} as const;

test.each([
  ["EC-01 a failure can be tried again", false, soldOut, "We couldn't add this. Please try again."],
  ["EC-01 a permanent failure cannot", false, wrongPage, "We couldn't add this."],
  ["UP-06 a success is announced", true, null, "Added to your basket"],
])("%s", async (_, isAdded, failure, words) => {
  await renderInHost(<AddOutcome ended={{ isAdded }} isModalOpen={false} />, {
    texts: activitySharedTexts,
    cart: { failure },
  });
  expect(await screen.findByText(words)).toHaveAttribute("role", "status");
});
