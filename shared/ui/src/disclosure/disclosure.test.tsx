import { renderInHost } from "@stays/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { Disclosure } from "./disclosure.tsx";

const late = (isShown: boolean) => isShown && <p>Seven nights</p>;

test("what is closed is printed, and closed again afterwards", async () => {
  await renderInHost(<Disclosure summary="Price details">{late}</Disclosure>);
  const group = screen.getByRole("group");
  expect(group).not.toHaveAttribute("open");
  // The browser prints at the end of the event, before anything that React would do later.
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
    expect(screen.getByText("Seven nights")).toBeVisible();
  });
  // The browser says later that the content was opened.
  fireEvent(group, new Event("toggle"));
  fireEvent(window, new Event("afterprint"));
  expect(group).not.toHaveAttribute("open");
  expect(screen.queryByText("Seven nights")).not.toBeInTheDocument();
});

test("what a visitor has opened stays open after a print", async () => {
  const { user } = await renderInHost(<Disclosure summary="Price details">{late}</Disclosure>);
  await user.click(screen.getByText("Price details"));
  await screen.findByText("Seven nights");
  fireEvent(window, new Event("beforeprint"));
  fireEvent(window, new Event("afterprint"));
  expect(screen.getByText("Seven nights")).toBeVisible();
});
