import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInEnglish } from "../../testing/in-english.tsx";
import { Button } from "./button.tsx";

test("a press is one call", async () => {
  const pressed = jest.fn();
  renderInEnglish(<Button onClick={pressed}>Search</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("disabled keeps its place in the tab order and says why", async () => {
  const pressed = jest.fn();
  renderInEnglish(
    <Button disabled hint="Choose arrival and departure first" onClick={pressed}>
      Update search
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Update search" });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription("Choose arrival and departure first");
  await userEvent.keyboard("{Enter}");
  expect(pressed).not.toHaveBeenCalled();
});

test("it keeps the focus when its reason comes and goes", async () => {
  const { rerender } = renderInEnglish(<Button hint={undefined}>Update search</Button>);
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Update search" });
  rerender(
    <Button disabled hint="Choose arrival and departure first">
      Update search
    </Button>,
  );
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription("Choose arrival and departure first");
  rerender(<Button hint={undefined}>Update search</Button>);
  expect(button).toHaveFocus();
});

test("busy is named Adding and ignores presses, also to send a form", async () => {
  const [pressed, sent] = [jest.fn(), jest.fn()];
  renderInEnglish(
    <form onSubmit={sent}>
      <Button type="submit" busy onClick={pressed}>
        Add to cart
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Adding" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
