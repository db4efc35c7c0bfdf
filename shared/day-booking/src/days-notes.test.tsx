import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { activitySharedTexts } from "./activity-texts.ts";
import { DaysHeader } from "./days-header.tsx";

test("CT-03 the page after an add says that the stay is in the basket, and only that page", async () => {
  const inHost = { texts: activitySharedTexts };
  const header = <DaysHeader heading="Add something to your days">Your stay</DaysHeader>;
  const arrival = "upsellday";
  const arrived = "Your stay is in the basket. Add something for your days here, or skip to the basket.";
  const day = await renderInHost(header, { ...inHost, address: "/en/stays/upsell/days", cart: { arrival } });
  expect(screen.getByRole("status")).toHaveTextContent(arrived);
  day.unmount();
  await renderInHost(header, { ...inHost, address: "/en/stays/upsell/transport", cart: { arrival } });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
