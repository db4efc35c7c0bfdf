import { renderInHost, useTestClock } from "@stays/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { activitySharedTexts } from "./activity-texts.ts";
import { CountdownToBasket } from "./countdown-to-basket.tsx";

useTestClock();

const message = "We could not find any activities on your selected dates";
const shown = () => renderInHost(<CountdownToBasket message={message} />, { texts: activitySharedTexts });
const seconds = (count: number) => {
  for (let second = 0; second < count; second += 1) act(() => jest.advanceTimersByTime(1000));
};

test("UP-02 TR-01 counts down from 5 and goes to the basket at 0", async () => {
  const { left } = await shown();
  expect(screen.getByRole("heading", { name: message })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Going to the basket in 5 seconds");
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
  seconds(4);
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
  expect(screen.getByRole("status")).toHaveTextContent("Going to the basket in 1 second");
  expect(left).toEqual([]);
  seconds(1);
  expect(left).toEqual(["basket"]);
  seconds(5);
  expect(left).toEqual(["basket"]);
});

test("UP-02 Stay here stops it for good, and the basket stays in reach (ruling 42)", async () => {
  const { left } = await shown();
  seconds(2);
  fireEvent.click(screen.getByRole("button", { name: "Stay here" }));
  seconds(10);
  expect(left).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("You stay on this page.");
  expect(screen.getByRole("button", { name: "Go to the basket" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Go to the basket" }));
  expect(left).toEqual(["basket"]);
});

test("UP-02 Go now does not wait", async () => {
  const { left } = await shown();
  fireEvent.click(screen.getByRole("button", { name: "Go now" }));
  expect(left).toEqual(["basket"]);
});
