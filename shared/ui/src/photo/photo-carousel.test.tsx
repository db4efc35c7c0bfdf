import type { StayImage } from "@stays/domain";
import { layOutSlides, renderInHost } from "@stays/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Photo } from "./photo.tsx";
import { PhotoCarousel } from "./photo-carousel.tsx";

const size = { width: 800, height: 450 };
const image = (n: number): StayImage => ({
  uri: `/cabin-${n}.jpg`,
  description: `Cabin ${n}`,
  isMain: n === 1,
  focalY: 40,
});
const images = [1, 2, 3, 4, 5].map(image);

const hover = () => userEvent.hover(screen.getByRole("group", { name: "Björkstugan" }));
const allPictures = () => screen.getAllByRole("img", { hidden: true });
const shown = () => screen.getByRole("img").getAttribute("alt");

beforeAll(layOutSlides);

test("a carousel goes round by its buttons; the first click counts although Swiper's code is not there yet", async () => {
  await renderInHost(<PhotoCarousel images={images} size={size} label="Björkstugan" />);
  expect(screen.getByText("1 / 5")).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("5 / 5")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
  await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
  expect(screen.getByText("2 / 5")).toBeInTheDocument();
  expect(shown()).toBe("Cabin 2");
});

test("the arrow keys move the carousel that has the focus, and no other", async () => {
  await renderInHost(
    <>
      <PhotoCarousel images={images} size={size} label="Björkstugan" />
      <PhotoCarousel images={images.slice(0, 4)} size={size} label="Granstugan" />
    </>,
  );
  await userEvent.tab();
  await waitFor(() => expect(allPictures()).toHaveLength(6));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByText("3 / 5")).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(allPictures()).toHaveLength(9));
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText("4 / 4")).toBeInTheDocument();
  expect(screen.getByText("3 / 5")).toBeInTheDocument();
});

test("CO-08 a carousel has its first picture, and from the first interest on loads two on either side", async () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map(image);
  await renderInHost(<PhotoCarousel images={many} size={size} label="Björkstugan" />);
  expect(allPictures()).toHaveLength(1);
  await hover();
  await waitFor(() => expect(allPictures()).toHaveLength(7));
  const waiting = () =>
    allPictures().flatMap((img) => (img.getAttribute("loading") === "lazy" ? [img.getAttribute("alt")] : []));
  expect(
    waiting()
      .filter((name) => name !== "Cabin 1")
      .sort(),
  ).toEqual(["Cabin 4", "Cabin 5"]);
});

test("Swiper takes over the picture that is there: the same element, where it was", async () => {
  await renderInHost(<PhotoCarousel images={images} size={size} label="Björkstugan" />);
  const picture = screen.getByRole("img", { name: "Cabin 1" });
  await hover();
  await waitFor(() => expect(allPictures()).toHaveLength(5));
  expect(screen.getByRole("img")).toBe(picture);
});

test("ST-03 a photo asks for its size and keeps its focal point", async () => {
  await renderInHost(<Photo image={image(1)} size={size} eager />);
  const photo = screen.getByRole("img", { name: "Cabin 1" });
  expect(photo).toHaveAttribute(
    "src",
    expect.stringContaining("https://images.example.com/cabin-1.jpg?width=800&height=450&crop=auto"),
  );
  expect(photo).toHaveAttribute("loading", "eager");
  expect(photo).toHaveStyle({ objectPosition: "50% 40%" });
});

test("ST-04 a missing or broken photo is a placeholder", async () => {
  const { rerender } = await renderInHost(<Photo image={null} size={size} alt="Björkstugan" />);
  expect(screen.getByRole("img", { name: "Björkstugan" }).tagName).toBe("svg");
  rerender(<Photo image={image(2)} size={size} />);
  fireEvent.error(screen.getByRole("img", { name: "Cabin 2" }));
  expect(screen.getByRole("img", { name: "Cabin 2" }).tagName).toBe("svg");
});
