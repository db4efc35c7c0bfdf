import { renderInHost } from "@stays/testing";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PromoCodeField, type PromoCodeFieldProps } from "./promo-code-field.tsx";

async function show(state: PromoCodeFieldProps["state"], value = "WINTER27") {
  const calls = { onChange: jest.fn(), onApply: jest.fn(), onRemove: jest.fn() };
  await renderInHost(<PromoCodeField value={value} state={state} {...calls} />);
  return calls;
}

test("SW-10 a code is sent by the button or by Enter, never an empty one", async () => {
  const { onApply } = await show("untouched");
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Promo code" }), "{Enter}");
  expect(onApply).toHaveBeenCalledTimes(2);
});

test("SW-10 an empty code is never sent", async () => {
  const { onApply } = await show("untouched", " ");
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply).not.toHaveBeenCalled();
});

test.each([
  ["a usual Enter", {}, 1],
  ["Enter while composing", { isComposing: true }, 0],
  ["Enter while composing in Safari", { keyCode: 229 }, 0],
])("SW-10 %s applies a code: %o", async (_, more, applied) => {
  const { onApply } = await show("untouched");
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Promo code" }), { key: "Enter", ...more });
  expect(onApply).toHaveBeenCalledTimes(applied);
});

test.each([
  "insertText",
  "insertFromPaste",
  "insertFromDrop",
  "insertReplacementText",
  "insertDictationResult",
])("SW-10 a code that comes by %s, without a key, is typed", async (inputType) => {
  const { onChange } = await show("untouched", "");
  const field = screen.getByRole("textbox", { name: "Promo code" });
  fireEvent.input(field, { target: { value: "SNOW" }, inputType });
  expect(onChange.mock.calls).toEqual([["SNOW"]]);
});
