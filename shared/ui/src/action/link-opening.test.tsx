import { fireEvent, render, screen } from "@testing-library/react";
import { onLinkOpened } from "./link-opening.ts";

const click = (element: HTMLElement, init: object) => fireEvent.click(element, init);
const auxClick = (element: HTMLElement, init: object) =>
  fireEvent(element, new MouseEvent("auxclick", { bubbles: true, ...init }));

test.each([
  ["a click", "Granby", click, {}, 1],
  ["a click with Ctrl", "Granby", click, { ctrlKey: true }, 1],
  ["a click with Cmd", "Granby", click, { metaKey: true }, 1],
  ["a click with Shift", "Granby", click, { shiftKey: true }, 1],
  ["the middle button", "Granby", auxClick, { button: 1 }, 1],
  ["the right button", "Granby", auxClick, { button: 2 }, 0],
  ["a click beside the link", "Text", click, {}, 0],
  ["the middle button beside the link", "Text", auxClick, { button: 1 }, 0],
])("%s on %s opens a link: %#", (_, text, send, init, opened) => {
  const open = jest.fn();
  render(
    <div {...onLinkOpened(open)}>
      <a href="#granby">
        <b>Granby</b>
      </a>
      <p>Text</p>
    </div>,
  );
  send(screen.getByText(text), init);
  expect(open).toHaveBeenCalledTimes(opened);
});
