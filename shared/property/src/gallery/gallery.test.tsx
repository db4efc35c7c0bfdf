import { renderInHost } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { propertySharedTexts } from "../property-texts.ts";
import { Gallery } from "./gallery.tsx";
import { photoAfter, swipeStep } from "./photo-step.ts";

const images = [1, 2, 3, 4, 5, 6].map((n) => ({
  uri: `/p${n}.jpg`,
  description: `Picture ${n}`,
  isMain: n === 2,
  focalY: 50,
}));

test("CD-01 five photos, the main one first and early; the dialog steps with keys and gives focus back", async () => {
  const { user } = await renderInHost(<Gallery images={images} />, { texts: propertySharedTexts });
  const buttons = screen.getAllByRole("button", { name: /^Open photo \d of 6$/ });
  expect(buttons).toHaveLength(5);
  expect(screen.getByAltText("Picture 2")).toHaveAttribute("loading", "eager");
  await user.click(screen.getByRole("button", { name: "Open photo 1 of 6" }));
  expect(await screen.findByRole("dialog", { name: "Photos" })).toBeInTheDocument();
  expect(screen.getByText("Photo 1 of 6")).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement),
  );
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText("Photo 2 of 6")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Previous photo" }));
  await user.click(screen.getByRole("button", { name: "Previous photo" }));
  expect(screen.getByText("Photo 6 of 6")).toBeInTheDocument();
});

test("CD-01 hidden without images", async () => {
  await renderInHost(<Gallery images={[]} />, { texts: propertySharedTexts });
  expect(screen.queryByRole("region", { name: "Photos" })).not.toBeInTheDocument();
});

test("CD-01 a swipe of a finger's width steps, less does not", () => {
  expect(swipeStep(200, 100)).toBe(1);
  expect(swipeStep(100, 200)).toBe(-1);
  expect(swipeStep(100, 110)).toBe(0);
  expect(photoAfter(0, -1, 6)).toBe(5);
});
