import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tooltip } from "./tooltip.tsx";

const show = (onKeyDown?: () => void) =>
  renderInHost(
    // biome-ignore lint/a11y/noStaticElementInteractions: as a map or dialog around the control
    <div onKeyDown={onKeyDown}>
      <Tooltip text="16 accommodations">
        {(id) => (
          <button type="button" aria-describedby={id}>
            View (16)
          </button>
        )}
      </Tooltip>
    </div>,
  );
const button = () => screen.getByRole("button", { name: "View (16)" });
const text = () => screen.getByText("16 accommodations");

test("it describes its control, and is hidden at first", async () => {
  await show();
  expect(button()).toHaveAccessibleDescription("16 accommodations");
  expect(text()).not.toBeVisible();
});

test.each([
  ["hovered", () => userEvent.hover(button()), () => userEvent.unhover(button())],
  ["focused", () => userEvent.tab(), () => userEvent.tab()],
])("WCAG 1.4.13 it is visible while its control is %s", async (_, start, end) => {
  await show();
  await start();
  expect(text()).toBeVisible();
  await end();
  expect(text()).not.toBeVisible();
});

test("WCAG 1.4.13 it stays under the pointer, and while its control is focused", async () => {
  await show();
  await userEvent.hover(button());
  await userEvent.hover(text());
  expect(text()).toBeVisible();
  await userEvent.unhover(text());
  expect(text()).not.toBeVisible();
  await userEvent.tab();
  await userEvent.hover(button());
  await userEvent.unhover(button());
  expect(text()).toBeVisible();
});

test.each([
  ["hovered", () => userEvent.hover(button())],
  ["focused", () => userEvent.tab()],
])("WCAG 1.4.13 Esc hides that of a %s control, and closes nothing else", async (_, start) => {
  const around = jest.fn();
  await show(around);
  await start();
  around.mockClear();
  await userEvent.keyboard("{Escape}");
  expect(text()).not.toBeVisible();
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(around.mock.calls.length).toBe(document.activeElement === button() ? 1 : 0);
});

test("a finger shows nothing: its tap is the click", async () => {
  await show();
  await userEvent.pointer({ keys: "[TouchA>]", target: button() });
  expect(text()).not.toBeVisible();
});
