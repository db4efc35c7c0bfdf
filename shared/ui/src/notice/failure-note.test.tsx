import { renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { FailureNote, OptionalPart } from "./failure-note.tsx";

const connect = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
afterEach(() => connect(true));

test("ER-02 without a connection the failure says so, and tries again by itself when it is back", async () => {
  const retry = jest.fn();
  await renderInHost(
    <FailureNote message="We couldn't load more stays" onRetry={retry}>
      Other words
    </FailureNote>,
  );
  expect(screen.getByText("Other words")).toBeInTheDocument();
  connect(false);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "You are offline. We try again when the connection is back.",
  );
  expect(retry).not.toHaveBeenCalled();
  connect(true);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Other words")).toBeInTheDocument();
});

test("ER-02 a part that fails again right after the connection is back is tried again by itself", async () => {
  jest.useFakeTimers();
  const retry = jest.fn();
  const { unmount } = await renderInHost(<FailureNote onRetry={jest.fn()} />);
  connect(false);
  connect(true);
  unmount();
  await renderInHost(<FailureNote onRetry={retry} />);
  expect(retry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3000);
  expect(retry).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each([
  [
    "what failed",
    { message: "Something went wrong", children: "We couldn't load the prices." },
    "We couldn't load the prices.",
  ],
  ["its message", { message: "We couldn't load the reviews." }, "We couldn't load the reviews."],
  ["that the part is missing", {}, "This part of the page is unavailable right now."],
])(
  "FE-03 in an optional part it says %s in one line with Try again, and is no alert",
  async (_, props, text) => {
    const retry = jest.fn();
    const note = (busy: boolean) => (
      <OptionalPart>
        <FailureNote {...props} onRetry={retry} busy={busy} />
      </OptionalPart>
    );
    const { rerender } = await renderInHost(note(false));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText("Something went wrong")).not.toBeInTheDocument();
    act(() => screen.getByRole("button", { name: "Try again" }).click());
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(note(true));
    act(() => screen.getByRole("button", { name: "Try again" }).click());
    expect(retry).toHaveBeenCalledTimes(1);
    connect(false);
    expect(
      screen.getByText("You are offline. We try again when the connection is back."),
    ).toBeInTheDocument();
  },
);
