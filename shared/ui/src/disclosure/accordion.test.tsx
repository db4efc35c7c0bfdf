import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "./accordion.tsx";

const parts = [
  { id: "plain", label: "Participation", note: "2 chosen", content: <p>Adult</p> },
  { id: "hire", label: "With equipment hire", content: <p>Adult with skis</p> },
];

test("BW-01 parts open and close, each for itself, by mouse and keyboard", async () => {
  await renderInHost(<Accordion parts={parts} open={["plain"]} />);
  expect(screen.getByRole("heading", { level: 4, name: /Participation/ })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Participation 2 chosen", expanded: true })).toBeInTheDocument();
  expect(screen.getByText("Adult")).toBeVisible();
  expect(screen.getByText("Adult with skis")).not.toBeVisible();
  screen.getByRole("button", { name: "With equipment hire" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("Adult with skis")).toBeVisible();
  expect(screen.getByText("Adult")).toBeVisible();
});
