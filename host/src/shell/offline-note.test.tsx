import { renderInHost } from "@stays/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { shellTexts } from "../texts/texts.ts";
import { OfflineNote } from "./offline-note.tsx";

const connect = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
afterEach(() => connect(true));

test("ER-02 a page of older answers says how old they are, until the visitor goes on", async () => {
  const keptAt = document.createElement("script");
  keptAt.type = "application/json";
  keptAt.id = "kept-at";
  keptAt.textContent = String(new Date(2027, 1, 6, 14, 5).getTime());
  document.body.append(keptAt);
  await renderInHost(
    <>
      <OfflineNote />
      <Link to="/en/stays/packages">Packages</Link>
    </>,
    { texts: shellTexts },
  );
  expect(screen.getByRole("status")).toHaveTextContent(
    /^Prices of (?:14:05|2:05.PM)\. Newer ones are not available right now\.$/,
  );
  fireEvent.click(screen.getByRole("link", { name: "Packages" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  keptAt.remove();
});

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
