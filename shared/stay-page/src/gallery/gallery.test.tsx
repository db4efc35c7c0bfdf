import { layOutSlides, renderInHost } from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { propertySharedTexts } from "../property-texts.ts";
import { Gallery } from "./gallery.tsx";

const images = [1, 2, 3, 4, 5, 6].map((n) => ({
  uri: `/p${n}.jpg`,
  description: `Picture ${n}`,
  isMain: n === 2,
  focalY: 50,
}));

beforeAll(layOutSlides);

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

test("CD-01 thumbnails show their photo, End the last one; the shown one is named and marked", async () => {
  const { user } = await renderInHost(<Gallery images={images} />, { texts: propertySharedTexts });
  await user.click(screen.getByRole("button", { name: "Open photo 3 of 6" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Photos" }));
  expect(dialog.getByRole("button", { name: "Photo 3 of 6" })).toHaveAttribute("aria-current", "true");
  await user.click(dialog.getByRole("button", { name: "Photo 5 of 6" }));
  expect(dialog.getByRole("status")).toHaveTextContent("Photo 5 of 6");
  expect(dialog.getByRole("img", { name: "Picture 5" })).toBeInTheDocument();
  expect(dialog.getAllByRole("img")).toHaveLength(1);
  await user.keyboard("{End}");
  expect(dialog.getByRole("status")).toHaveTextContent("Photo 6 of 6");
  await user.keyboard("{Home}");
  expect(dialog.getByRole("status")).toHaveTextContent("Photo 1 of 6");
});
