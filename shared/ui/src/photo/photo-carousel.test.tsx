import type { StayImage } from "@stays/stay";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { renderInEnglish as render } from "../../testing/in-english.tsx";
import { Photo } from "./photo.tsx";
import { PhotoCarousel } from "./photo-carousel.tsx";
import { PhotoHost } from "./photo-host.tsx";

const onHost = (photo: ReactNode) => <PhotoHost imageBaseUrl="https://img.example">{photo}</PhotoHost>;
const renderInEnglish = (photo: ReactNode) => render(onHost(photo));

const size = { width: 800, height: 450 };
const image = (n: number): StayImage => ({
  uri: `/cabin-${n}.jpg`,
  description: `Cabin ${n}`,
  isMain: n === 1,
  focalY: 40,
});
const images = [1, 2, 3, 4, 5].map(image);

test("a carousel goes round by its arrows, also by keyboard", async () => {
  renderInEnglish(<PhotoCarousel images={images} size={size} label="Björkstugan" />);
  expect(screen.getByText("1 / 5")).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("5 / 5")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
  await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
  expect(screen.getByText("2 / 5")).toBeInTheDocument();
});

test("a carousel loads its first picture, and from the first interest on two ahead", async () => {
  renderInEnglish(<PhotoCarousel images={images} size={size} label="Björkstugan" />);
  const loaded = () => screen.getAllByRole("img", { hidden: true }).map((img) => img.getAttribute("alt"));
  expect(loaded()).toEqual(["Cabin 1"]);
  await userEvent.hover(screen.getByRole("group", { name: "Björkstugan" }));
  expect(loaded()).toEqual(["Cabin 1", "Cabin 2", "Cabin 3"]);
});

test("ST-03 a photo asks for its size and keeps its focal point", () => {
  renderInEnglish(<Photo image={image(1)} size={size} eager />);
  const photo = screen.getByRole("img", { name: "Cabin 1" });
  expect(photo).toHaveAttribute(
    "src",
    expect.stringContaining("https://img.example/cabin-1.jpg?width=800&height=450&crop=auto"),
  );
  expect(photo).toHaveAttribute("loading", "eager");
  expect(photo).toHaveStyle({ objectPosition: "50% 40%" });
});

test("ST-04 a missing or broken photo is a placeholder", () => {
  const { rerender } = renderInEnglish(<Photo image={null} size={size} alt="Björkstugan" />);
  expect(screen.getByRole("img", { name: "Björkstugan" }).tagName).toBe("svg");
  rerender(onHost(<Photo image={image(2)} size={size} />));
  fireEvent.error(screen.getByRole("img", { name: "Cabin 2" }));
  expect(screen.getByRole("img", { name: "Cabin 2" }).tagName).toBe("svg");
});
