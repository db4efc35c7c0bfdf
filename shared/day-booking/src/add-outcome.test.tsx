import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { activitySharedTexts } from "./activity-texts.ts";
import { AddOutcome } from "./add-outcome.tsx";

test.each([
  [{ error: 2, message: "Not enough availability" }, "We couldn't add this. Please try again."],
  [
    { error: 0, message: "Upsell page type is wrong upsellrecommend", isPermanent: true },
    "We couldn't add this.",
  ],
] as const)("EC-01 after failure %j the page says %s", async (failure, words) => {
  await renderInHost(<AddOutcome ended={{ isAdded: false }} isModalOpen={false} />, {
    texts: activitySharedTexts,
    cart: { failure: { ...failure, showsModal: false } },
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
