import fc from "fast-check";
import { parseSharedTrip, sharedTripText } from "./shared-trip.ts";
import { tripEventFixture, tripStayFixture } from "./trip.fixture.ts";

test("NF a shared link has dates, times and ids, and no name of anything", () => {
  const trip = {
    stays: [tripStayFixture({ ids: { property: "2001", unit: "3001" } })],
    events: [
      { ...tripEventFixture("2027-02-13T09:00", "2027-02-13T11:00"), activity: "7001" },
      tripEventFixture("2027-02-14T09:00", "2027-02-14T11:00"),
    ],
  };
  const text = sharedTripText(trip);
  expect(decodeURIComponent(text)).toBe(
    "?stay=2027-02-12,2027-02-15,2001,3001&time=2027-02-13T0900,2027-02-13T1100,7001&time=2027-02-14T0900,2027-02-14T1100",
  );
  expect(parseSharedTrip(text)).toEqual({
    stays: [{ ...trip.stays[0], name: null, place: null }],
    events: trip.events.map((event) => ({ ...event, name: null })),
  });
});

test.each([
  ["nothing", ""],
  ["a search", "?start=2027-02-12&end=2027-02-15"],
  ["days that do not exist", "?stay=2027-02-30,2027-03-02&time=2027-02-30T0900,2027-02-30T1000"],
  ["days out of order", "?stay=2027-02-15,2027-02-12&time=2027-02-13T1100,2027-02-13T0900"],
  ["no nights", "?stay=2027-02-12,2027-02-12"],
  ["endless stays", "?stay=2027-02-12,9999-12-31&time=2027-02-12T0900,2029-02-12T0900"],
  ["hours that do not exist", "?time=2027-02-13T2500,2027-02-13T2600"],
  ["more than a stay has", "?stay=2027-02-12,2027-02-15,2001,3001,Call%20me"],
  ["markup", "?stay=<script>alert(1)</script>&time=javascript:alert(1)"],
])("NF a link with %s is no shared trip", (_, search) => {
  expect(parseSharedTrip(search)).toBeNull();
});

test("NF ids that are not digits are left out, and so are parts beyond the first twelve", () => {
  expect(parseSharedTrip("?stay=2027-02-12,2027-02-15,../admin,3001")?.stays[0]?.ids).toBeNull();
  const [event] = parseSharedTrip("?time=2027-02-13T0900,2027-02-13T1100,<b>")?.events ?? [];
  expect(event?.activity).toBeNull();
  expect(parseSharedTrip(`?${"stay=2027-02-12,2027-02-15&".repeat(500)}`)?.stays).toHaveLength(12);
});

test("NF whatever an address has, a shared trip has no text of it", () => {
  const value = fc.oneof(
    fc.string(),
    fc.string().map((text) => `2027-02-12,2027-02-15,${text}`),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("stay", "time"), value)), (entries) => {
      const trip = parseSharedTrip(`?${new URLSearchParams(entries)}`);
      for (const { name, place, ids } of trip?.stays ?? []) {
        expect([name, place]).toEqual([null, null]);
        if (ids) expect(`${ids.property}${ids.unit}`).toMatch(/^\d+$/);
      }
    }),
  );
});
