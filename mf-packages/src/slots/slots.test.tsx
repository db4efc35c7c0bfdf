import { propertySharedTexts } from "@stays/stay-page";
import { galaxy, galaxyExample, renderInHost, wireRefusal } from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { DATES, wirePackage, wirePackages } from "../pages/pages.fixture.ts";
import { slot as detailsSlot } from "./offer-details.tsx";
import { slot as offersSlot } from "./offers.tsx";

const inVillage = (
  search = "",
  handlers: NonNullable<Parameters<typeof renderInHost>[1]>["handlers"] = [],
) => ({
  address: `/en/stays/village/2001/fjallbyn${search}`,
  today: "2026-11-21",
  texts: [texts, ...propertySharedTexts],
  handlers,
});
const offers = <offersSlot.Slot propertyId="2001" offers={[]} />;
const five = [1, 2, 3, 4, 5].map((n) => wirePackage(n));

test("CD-05 VI-05 HO-01 the first offers of a property, each measured as a promotion, and the way to all", async () => {
  const { user, tracked } = await renderInHost(
    offers,
    inVillage("", [galaxy.get("get-content-offer", wirePackages(five))]),
  );
  expect(await screen.findByRole("heading", { level: 2, name: "Offers" })).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  expect(screen.getByRole("link", { name: "All packages at Fjällbyn Lake Village" })).toHaveAttribute(
    "href",
    "/en/stays/package/list/2001",
  );
  await user.click(screen.getByRole("link", { name: "Package 1" }));
  expect(tracked).toEqual([
    { event: "select_promotion", promotion_id: "cbis:7001", promotion_name: "Package 1" },
  ]);
});

test("CD-05 CB-01 on the page of a cabin only the offers that are sold with it; nothing when there are none", async () => {
  const other = wirePackage(2, { Products: [{ Id: "cbis:3002", Name: "Cabin Birch" }] });
  const answers = () => [galaxy.get("get-content-offer", wirePackages([wirePackage(1), other]))];
  const of = (unitId: string) => <offersSlot.Slot propertyId="2001" offers={[]} unitId={unitId} />;
  const { unmount } = await renderInHost(of("3002"), inVillage("", answers()));
  const offered = await screen.findAllByRole("heading", { level: 3 });
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Package 2"]);
  unmount();
  const { container } = await renderInHost(of("3009"), inVillage("?x=1", answers()));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test("CD-05 ruling 3 prices of offers that failed can be tried again; the offers stay readable", async () => {
  let isDown = true;
  const { user } = await renderInHost(
    offers,
    inVillage(`?${DATES}`, [
      galaxy.get("get-content-offer", wirePackages(five)),
      galaxy.get("availability/accommodation", () =>
        isDown ? wireRefusal(7) : galaxyExample("AvailabilityPackages"),
      ),
    ]),
  );
  expect(await screen.findByText("Something went wrong")).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Included: 4 × Lift pass 6 days")).toBeInTheDocument();
});

test("VI-05 offers that cannot be had on the dates are said so; a property without offers says nothing", async () => {
  const { unmount } = await renderInHost(
    offers,
    inVillage(`?${DATES}`, [
      galaxy.get("get-content-offer", wirePackages(five)),
      galaxy.get("availability/accommodation", wireRefusal(500)),
    ]),
  );
  expect(await screen.findByText("Packages are not available for your search")).toBeInTheDocument();
  unmount();
  const { container } = await renderInHost(
    offers,
    inVillage("?x=1", [galaxy.get("get-content-offer", wirePackages([]))]),
  );
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test("PK-05 the offer modal: pictures, 101, 102, add-ons, and terms that scroll by keyboard", async () => {
  const [skiWeek] = galaxyExample("ContentOffersFound").items;
  const content = {
    images: [1, 2].map((n) => ({ uri: `/p${n}.jpg`, description: null, isMain: n === 1, focalY: 50 })),
    information: (skiWeek?.Content.Information ?? []).map(({ Id, Value }) => ({ id: Id, html: Value })),
  };
  const { user } = await renderInHost(
    <detailsSlot.Slot
      offerName="Ski week"
      content={content}
      includedAddons={[{ name: "Lift pass", amount: 4 }]}
      terms="<p>No refund.</p><script>alert(1)</script>"
    />,
    { texts: [texts] },
  );
  const button = screen.getByRole("button", { name: "Read about Ski week" });
  await user.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Ski week" });
  expect(within(dialog).getByRole("group", { name: "Ski week" })).toBeInTheDocument();
  expect(within(dialog).getByText("Ski all week.")).toBeInTheDocument();
  expect(within(dialog).getByText("Lift pass from day one.")).toBeInTheDocument();
  expect(within(dialog).getByText("4 × Lift pass")).toBeInTheDocument();
  const terms = within(dialog).getByRole("region", { name: "Terms" });
  expect(terms).toHaveTextContent("No refund.");
  expect(terms).not.toHaveTextContent("alert");
  expect(terms).toHaveAttribute("tabindex", "0");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});
