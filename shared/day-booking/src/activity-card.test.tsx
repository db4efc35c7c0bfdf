import { activityFixture, renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { ActivityCard } from "./activity-card.tsx";
import { activitySharedTexts } from "./activity-texts.ts";

const inHost = { texts: activitySharedTexts };
const nothing = () => {};
const card = (overrides: Parameters<typeof activityFixture>[0] = {}) => (
  <ActivityCard activity={activityFixture(overrides)} index={0} onReadMore={nothing} onBook={nothing} />
);
const at = (...times: string[]) => times.map((time) => `2027-02-07T${time}:00`);

test("UP-05 TR-02 the from-price comes from 1012 with its unit 402 and note 415", async () => {
  const informationOthers = { "1012": "450", "402": "per person", "415": "ski hire not included" };
  await renderInHost(card({ content: { informationOthers } }), inHost);
  expect(screen.getByText("per person, ski hire not included")).toBeInTheDocument();
  expect(screen.getByText(/450/)).toBeInTheDocument();
  expect(screen.queryByText(/395/)).not.toBeInTheDocument();
});

test("UP-05 TR-02 up to five times are shown, and that there are more", async () => {
  const times = ["08:00", "10:00", "12:00", "14:00", "16:00"];
  await renderInHost(card({ availableDates: at(...times, "18:00") }), inHost);
  const shown = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(shown).toEqual([...times, "More times"]);
});
