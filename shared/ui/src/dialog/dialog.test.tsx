import { renderInHost } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog, type DialogProps, SidePanel } from "./dialog.tsx";

function Opened({
  of: Surface = Dialog,
  ...props
}: Partial<DialogProps> & { of?: typeof Dialog | typeof SidePanel }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open extras
      </button>
      <Surface title="Extras" {...props} open={open} onClose={() => setOpen(false)}>
        <button type="button">Linen</button>
      </Surface>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Open extras" }));
  return screen.findByRole("dialog", { name: "Extras" });
}

test.each([Dialog, SidePanel])("focus goes to the heading, Esc closes, focus returns", async (surface) => {
  await renderInHost(<Opened of={surface} />);
  await open();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Extras" })).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Open extras" })).toHaveFocus();
});
