import { galaxy, layOutSlides, wireAvailability, wireCabin, wireContent } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { openResults } from "../pages/results.fixture.tsx";

beforeAll(layOutSlides);

const image = (n: number) => ({
  Uri: `/cabin-${n}.jpg`,
  Description: `Photo ${n}`,
  IsMain: n === 1,
  FocalY: 40,
});

/** Shows a list of one card. */
async function showCard(photos: number) {
  const Images = [image(1), image(2)].slice(0, photos);
  const withPhotos = wireCabin(3001, { Content: wireContent({ Id: "cbis:3001", Images }) });
  const { user } = await openResults({
    address: "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2",
    handlers: [galaxy.get("availability/accommodation", wireAvailability([withPhotos], { TotalResults: 1 }))],
  });
  const card = within((await screen.findAllByRole("article"))[0] ?? document.body);
  return { user, card, link: within(card.getByRole("heading")).getByRole<HTMLAnchorElement>("link") };
}

test("SR-05 a click on a photo opens the stay, like the rest of its card", async () => {
  const { user, card, link } = await showCard(1);
  const address = link.pathname + link.search;
  await user.click(card.getByRole("img", { name: "Photo 1" }));
  expect(window.location.pathname + window.location.search).toBe(address);
});

test("SR-05 a click on a photo keeps the modifier keys of the visitor", async () => {
  const { user, card, link } = await showCard(1);
  const before = window.location.href;
  const clicks: MouseEvent[] = [];
  link.addEventListener("click", (event) => clicks.push(event));
  // jsdom opens no new tab.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await user.keyboard("{Control>}");
  await user.click(card.getByRole("img", { name: "Photo 1" }));
  expect(clicks.map(({ ctrlKey }) => ctrlKey)).toEqual([true]);
  expect(window.location.href).toBe(before);
});

test("SR-05 the arrows of the photos and the favourite button stay in the list", async () => {
  const { user, card } = await showCard(2);
  const before = window.location.href;
  await user.click(card.getByRole("button", { name: "Next photo" }));
  expect(await card.findByText("2 / 2")).toBeInTheDocument();
  await user.click(card.getByRole("button", { name: /^Save / }));
  expect(window.location.href).toBe(before);
});
