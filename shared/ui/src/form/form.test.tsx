import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RadioCards } from "./radio-cards.tsx";
import { Stepper } from "./stepper.tsx";

test("radio cards are chosen by arrow keys, a sold out one is passed over", async () => {
  const chosen = jest.fn();
  const options = [
    { value: "a", label: "08:00" },
    { value: "b", label: "12:00, sold out", disabled: true },
    { value: "c", label: "17:00", note: "Express", end: "120 kr" },
  ];
  await renderInHost(<RadioCards label="Departure" options={options} value="a" onChange={chosen} />);
  expect(screen.getByRole("radiogroup", { name: "Departure" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "17:00" })).toHaveAccessibleDescription("Express 120 kr");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen).toHaveBeenCalledWith("c");
});

test("a stepper at its limit keeps focus and does nothing", async () => {
  const changed = jest.fn();
  await renderInHost(
    <Stepper
      label="Linen"
      value={2}
      max={2}
      onChange={changed}
      addName="Add one Linen"
      removeName="Remove one Linen"
    />,
  );
  const add = screen.getByRole("button", { name: "Add one Linen" });
  await userEvent.click(add);
  expect(add).toHaveFocus();
  expect(changed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Remove one Linen" }));
  expect(changed).toHaveBeenCalledWith(1);
});
