import { QueryClient } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationContentQuery } from "@stays/galaxy";
import { parseAddress } from "@stays/routes";
import { createPageContext } from "@stays/testing/page-context";
import { settingsFixture } from "@stays/testing/settings";
import { page } from "../pages/trip.tsx";

const SHARED = "?stay=2027-02-12,2027-02-15,2001,2001&time=2027-02-16T0900,2027-02-16T1100";
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].filter(Boolean).join("|");

function makeHead(search: string, data = new QueryClient()) {
  const route = parseAddress({ pathname: "/en/stays/trip", search, hash: "" }, ["en"]);
  if (!route) throw new Error("no route");
  return page.head(
    createPageContext({ route, settings: settingsFixture({ name: "Fells" }), today: "2026-11-21" }),
    data,
    t,
  );
}

test("a shared trip is named by its dates and stays, and keeps its address", () => {
  const data = new QueryClient();
  const village = {
    ...{ id: "cbis:2001", name: "Village" },
    content: { images: [{ uri: "/a.jpg", description: null, isMain: true, focalY: 50 }] },
  } as unknown as Accommodation;
  data.setQueryData<unknown>(accommodationContentQuery({ productId: "2001" }).queryKey, {
    accommodations: [village],
    totalResults: 1,
  });
  expect(makeHead(`${SHARED}&gclid=a`, data)).toMatchObject({
    title: "sharedTrip|12 Feb – 16 Feb",
    description: "sharedTripOf|Fells|12 Feb – 16 Feb|Village",
    socialImage: expect.stringContaining("/a.jpg?width=800"),
    sharedSearch: SHARED,
  });
});

test("a shared trip whose stays are not known is named by its dates; one's own has nothing to share", () => {
  expect(makeHead(SHARED).description).toBe("sharedTripTo|Fells|12 Feb – 16 Feb");
  expect(makeHead("")).toEqual({ title: "yourTrip", description: "yourTripDescription|Fells" });
});
