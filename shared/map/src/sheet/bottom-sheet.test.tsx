import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { pointFixture } from "../points/point.fixture.ts";
import { PropertyMap } from "../property-map.tsx";
import { renderMap } from "../render-map.fixture.tsx";

const points = [pointFixture("a", 62.5, 12.4), pointFixture("b", 62.9, 12.9)];
const OFFSETS = [0, 170, 394];

beforeAll(() => {
  // The positions of the sheet's snap points, which jsdom does not lay out.
  Object.defineProperty(HTMLElement.prototype, "offsetTop", {
    configurable: true,
    get(this: HTMLElement) {
      return OFFSETS[[...(this.parentElement?.children ?? [])].indexOf(this)] ?? 0;
    },
  });
});

const toggle = () => screen.getByRole("button", { name: "Results list" });
const cards = () => within(screen.getByRole("region", { name: /^Results/ })).queryAllByRole("article");
const onHighlight = jest.fn();
const onFullScreenChange = jest.fn();

/** Ends the scroll that the sheet has started. */
function endScroll(): void {
  const { parentElement: scroller } = screen.getByRole("region", { name: /^Results/ });
  if (!scroller) throw new Error("The sheet has nothing that scrolls.");
  fireEvent.scroll(scroller);
  act(() => void scroller.dispatchEvent(new Event("scrollend")));
}

async function clickToggle(): Promise<void> {
  await userEvent.click(toggle());
  endScroll();
}

const list = points.map(({ id, name, href }) => (
  <article key={id} aria-label={name}>
    <a href={href ?? ""}>{name}</a>
  </article>
));

function Phone({ count = 2 }: { readonly count?: number | null }) {
  const [serial, setSerial] = useState(0);
  return (
    <>
      <PropertyMap
        points={points}
        selectedId={serial > 0 ? "b" : null}
        selectionSerial={serial}
        isFullScreen
        onFullScreenChange={onFullScreenChange}
        onHighlight={onHighlight}
        sheet={{ count, ids: points.map(({ id }) => id), content: list }}
      />
      <button type="button" onClick={() => setSerial(serial + 1)}>
        Select b
      </button>
    </>
  );
}

const openOnPhone = async (count?: number | null) => {
  await renderMap(<Phone {...(count === undefined ? {} : { count })} />, {}, () => true);
  await screen.findByRole("button", { name: "Results list" });
};

beforeEach(() => jest.clearAllMocks());

test("ruling 175 the sheet has the number of results, and its button raises it twice and lowers it", async () => {
  await openOnPhone();
  expect(screen.getByRole("heading", { name: "Results (2)" })).toBeInTheDocument();
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  expect(cards()).toEqual([]);
  await clickToggle();
  expect(toggle()).toHaveAttribute("aria-expanded", "true");
  expect(toggle()).toHaveAccessibleDescription("Half of the screen");
  expect(cards()).toHaveLength(2);
  await clickToggle();
  expect(toggle()).toHaveAccessibleDescription("Whole screen");
  await clickToggle();
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  expect(cards()).toEqual([]);
});

test("ruling 175 two quick clicks raise the sheet twice", async () => {
  await openOnPhone();
  await userEvent.dblClick(toggle());
  endScroll();
  expect(toggle()).toHaveAccessibleDescription("Whole screen");
});

test("ruling 175 a heading without a known number says Results", async () => {
  await openOnPhone(null);
  expect(screen.getByRole("heading", { name: "Results" })).toBeInTheDocument();
});

test("ruling 175 Esc lowers the sheet and keeps the focus in it, then leaves the map", async () => {
  await openOnPhone();
  await clickToggle();
  within(cards()[0] ?? document.body)
    .getByRole("link")
    .focus();
  await userEvent.keyboard("{Escape}");
  endScroll();
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  expect(toggle()).toHaveFocus();
  expect(onFullScreenChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onFullScreenChange).toHaveBeenCalledWith(false);
});

test("ruling 175 a raised sheet marks the first stay, then the one of a clicked pin, which needs no card on the map", async () => {
  await openOnPhone();
  expect(onHighlight).not.toHaveBeenCalled();
  await clickToggle();
  expect(onHighlight).toHaveBeenLastCalledWith("a");
  await userEvent.click(screen.getByRole("button", { name: "Stay b" }));
  expect(onHighlight).toHaveBeenLastCalledWith("b");
  expect(screen.getByRole("button", { name: "Stay b" })).toHaveAttribute("aria-expanded", "true");
  expect(screen.queryByRole("button", { name: "Close card" })).not.toBeInTheDocument();
  // Down to its heading, the card on the map is the only one.
  await clickToggle();
  await clickToggle();
  expect(screen.getByRole("button", { name: "Close card" })).toBeInTheDocument();
});

test("ruling 175 a pin that is opened by keyboard has its card on the map beside a raised sheet", async () => {
  await openOnPhone();
  await clickToggle();
  act(() => screen.getByRole("button", { name: "Stay b" }).focus());
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("heading", { name: "Stay b" })).toHaveFocus();
});

test("ruling 175 a full sheet is lowered by what is selected or focused on the map", async () => {
  await openOnPhone();
  await clickToggle();
  await clickToggle();
  await userEvent.click(screen.getByRole("button", { name: "Select b" }));
  endScroll();
  expect(toggle()).toHaveAccessibleDescription("Half of the screen");
  await clickToggle();
  act(() => screen.getByRole("button", { name: "Zoom in" }).focus());
  endScroll();
  expect(toggle()).toHaveAccessibleDescription("Half of the screen");
});

test("ruling 175 there is no sheet on a wide screen", async () => {
  await renderMap(<Phone />);
  expect(screen.queryByRole("button", { name: "Results list" })).not.toBeInTheDocument();
});
