import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { StepperChip } from "./stepper-chip.tsx";

function Bedrooms() {
  const [value, setValue] = useState<number | null>(null);
  return <StepperChip label="Bedrooms" value={value} onChange={setValue} />;
}

test("the first step up gives 2 or more, and back down to unset", async () => {
  await renderInHost(<Bedrooms />);
  const more = screen.getByRole("button", { name: "More Bedrooms" });
  const fewer = screen.getByRole("button", { name: "Fewer Bedrooms" });
  expect(fewer).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(more);
  expect(screen.getByRole("group", { name: "Bedrooms" })).toHaveTextContent("2+");
  await userEvent.click(more);
  expect(screen.getByText("3+")).toBeInTheDocument();
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  expect(screen.getByText("1+")).toBeInTheDocument();
  expect(fewer).toHaveAttribute("aria-disabled", "true");
});
