import { renderInHost } from "@stays/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { shellTexts } from "../../texts/texts.ts";
import { OfflineNote } from "./offline-note.tsx";
import { createShownPrices } from "./prices-age.ts";

const connect = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
afterEach(() => connect(true));

/** Today at 14:05. */
const FIVE_PAST_TWO = new Date().setHours(14, 5);
const LAST_UPDATED = /^Last updated (?:14:05|2:05.PM)\. Nothing newer is available right now\.$/;

describe("a page of older answers", () => {
  const keptAt = document.createElement("script");
  keptAt.type = "application/json";
  keptAt.id = "kept-at";
  keptAt.textContent = String(FIVE_PAST_TWO);
  beforeEach(() => document.body.append(keptAt));
  afterEach(() => keptAt.remove());

  test.each([
    ["to another page", "/en/stays/packages"],
    ["to another item", "/en/stays/village/2002/name"],
    ["to other dates", "/en/stays/village/2001/name?start=2027-02-06"],
  ])("ER-02 it says how old they are, until the visitor goes on %s", async (_, address) => {
    await renderInHost(
      <>
        <OfflineNote prices={createShownPrices()} />
        <Link to={address}>Go on</Link>
      </>,
      { texts: shellTexts, address: "/en/stays/village/2001/name" },
    );
    expect(screen.getByRole("status")).toHaveTextContent(LAST_UPDATED);
    fireEvent.click(screen.getByRole("link"));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("ER-02 RT-05 it still says so when the address has got the item's own name", async () => {
    await renderInHost(
      <>
        <OfflineNote prices={createShownPrices()} />
        <Link to="/en/stays/village/2001/fj%C3%A4llbyn" replace>
          Own name
        </Link>
      </>,
      { texts: shellTexts, address: "/en/stays/village/2001/name" },
    );
    fireEvent.click(screen.getByRole("link"));
    expect(window.location.pathname).toBe("/en/stays/village/2001/fj%C3%A4llbyn");
    expect(screen.getByRole("status")).toHaveTextContent(LAST_UPDATED);
  });
});

test.each([
  [true, LAST_UPDATED],
  [false, /^You are offline\. Last updated (?:14:05|2:05.PM)\.$/],
])(
  "ER-02 ruling 170 stored answers, also without prices, have their time; online: %s",
  async (isOnline, text) => {
    const prices = createShownPrices();
    await renderInHost(<OfflineNote prices={prices} />, { texts: shellTexts });
    connect(isOnline);
    act(() => prices.setState({ at: FIVE_PAST_TWO, isStored: true }));
    expect(screen.getByRole("status")).toHaveTextContent(text);
  },
);

test("ER-02 a lost connection is announced, and its return", async () => {
  await renderInHost(<OfflineNote prices={createShownPrices()} />, { texts: shellTexts });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  connect(false);
  expect(screen.getByRole("status")).toHaveTextContent(
    "You are offline. What is missing comes by itself when the connection is back.",
  );
  connect(true);
  expect(screen.getByRole("status")).toHaveTextContent("You are online again.");
});
