import { renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { shellTexts } from "../texts/texts.ts";
import { OfflineNote } from "./offline-note.tsx";

const connect = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
afterEach(() => connect(true));

test("ER-02 a lost connection is announced, and its return", async () => {
  await renderInHost(<OfflineNote />, { texts: shellTexts });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  connect(false);
  expect(screen.getByRole("status")).toHaveTextContent(
    "You are offline. What is missing comes by itself when the connection is back.",
  );
  connect(true);
  expect(screen.getByRole("status")).toHaveTextContent("You are online again.");
});
