import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { points } from "../property-map.fixture.ts";
import { PropertyMap } from "../property-map.tsx";
import { renderMap } from "../render-map.fixture.tsx";

test("MP-01 the map is marked as moving from the beginning of a movement to its end", async () => {
  await renderMap(<PropertyMap points={points} />);
  const canvas = screen.getByRole("group", { name: "Move with the arrow keys" });
  expect(canvas).not.toHaveAttribute("data-moving");
  const marks: (string | null)[] = [];
  const observer = new MutationObserver((changes) => marks.push(...changes.map(({ oldValue }) => oldValue)));
  observer.observe(canvas, { attributeFilter: ["data-moving"], attributeOldValue: true });
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  await act(async () => {});
  observer.disconnect();
  // The attribute is set once, then removed.
  expect(marks).toEqual([null, ""]);
  expect(canvas).not.toHaveAttribute("data-moving");
});
