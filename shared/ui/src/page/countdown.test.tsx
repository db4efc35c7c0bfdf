import { act, screen } from "@testing-library/react";
import { renderInEnglish } from "../../testing/in-english.tsx";
import { Countdown, useCountdown } from "./countdown.tsx";

function Redirect({ onEnd }: { readonly onEnd: () => void }) {
  const { left, running, stop } = useCountdown(3, onEnd);
  if (!running) return null;
  return <Countdown left={left} seconds={3} label={`Going in ${left} seconds`} onStay={stop} onGo={onEnd} />;
}

const second = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("counts down, is read out once, and goes at the end", () => {
  const went = jest.fn();
  renderInEnglish(<Redirect onEnd={went} />);
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
  second();
  expect(screen.getByRole("status")).toHaveTextContent("Going in 2 seconds");
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
  second();
  second();
  second();
  expect(went).toHaveBeenCalledTimes(1);
});

test("Stay here stops it for good", () => {
  const went = jest.fn();
  renderInEnglish(<Redirect onEnd={went} />);
  act(() => screen.getByRole("button", { name: "Stay here" }).click());
  for (let n = 0; n < 5; n += 1) second();
  expect(went).not.toHaveBeenCalled();
});
