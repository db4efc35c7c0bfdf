import { galaxy, galaxyExample, wireContentList } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { DATES, hotelContent, pageAt } from "./pages.fixture.ts";
import { page } from "./room.tsx";

const handlers = [
  galaxy.get("get-accommodation-content", hotelContent()),
  galaxy.get("availability/accommodation", galaxyExample("AvailabilityHotel")),
];

test("RM-01 a room that is not there leads back to its hotel", async () => {
  await pageAt(<page.Page />, "/en/stays/hotel/4001/name/1", { handlers });
  expect(
    await screen.findByRole("heading", { level: 1, name: "We can't find that room" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to Hotel Ridge" })).toBeInTheDocument();
});

test("HD-01 the introduction at the top, the description under About", async () => {
  const answer = hotelContent();
  const [room] = answer.Items[0]?.Children ?? [];
  if (!room) throw new Error("The hotel has no room.");
  Object.assign(room.Content, { Description: "<p>Beds of pine.</p>" });
  await pageAt(<page.Page />, `/en/stays/hotel/4001/name/${room.Id.slice(5)}`, {
    handlers: [galaxy.get("get-accommodation-content", answer)],
  });
  const about = await screen.findByRole("region", { name: "About" });
  expect(within(about).getByText("Beds of pine.")).toBeInTheDocument();
  expect(screen.getAllByText("Beds of pine.")).toHaveLength(1);
});

test("HD-01 an entry for each price configuration, with dates, rooms and persons", async () => {
  const answer = galaxyExample("AvailabilityHotel");
  const room = answer.Accommodations[0]?.ProductsGrouped["cbis:5001"]?.[0];
  const own = {
    ...room,
    Id: "cbis:5001",
    PageToLoad: "hoteldetail",
    ParentId: "cbis:4001",
    ParentName: "Hotel Ridge",
  };
  await pageAt(<page.Page />, `/en/stays/hoteldetail/5001/double-room?${DATES}`, {
    handlers: [
      galaxy.get("get-accommodation-content", wireContentList([{ ...own, Products: [] }])),
      galaxy.get("availability/accommodation", { ...answer, Accommodations: [own] }),
    ],
  });
  expect(await screen.findAllByText(/nights, .*1 room$/)).toHaveLength(room?.Products.length ?? -1);
  expect(screen.getByRole("link", { name: "Hotel Ridge" })).toBeInTheDocument();
});
