import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button.tsx";

test("disabled keeps its place in the tab order and says why", async () => {
  const clicked = jest.fn();
  await renderInHost(
    <Button disabled hint="Choose arrival and departure first" onClick={clicked}>
      Update search
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Update search" });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription("Choose arrival and departure first");
  await userEvent.keyboard("{Enter}");
  expect(clicked).not.toHaveBeenCalled();
});

test("it keeps the focus when its reason comes and goes", async () => {
  const { rerender } = await renderInHost(<Button hint={undefined}>Update search</Button>);
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

test("busy is named Adding and ignores clicks, also to send a form", async () => {
  const [clicked, sent] = [jest.fn(), jest.fn()];
  await renderInHost(
    <form onSubmit={sent}>
      <Button type="submit" busy onClick={clicked}>
        Add to cart
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Adding" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
