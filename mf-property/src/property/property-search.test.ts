import { createPageContext } from "@stays/search";
import { settingsFixture } from "@stays/testing/settings";
import { propertySearch } from "./property-search.ts";

const DATES = "start=2027-02-06&end=2027-02-13";
const searchAt = (
  route: Parameters<typeof createPageContext>[0]["route"]["name"],
  search: string,
  params: Readonly<Record<string, string>> = { id: "2001" },
) =>
  propertySearch(
    createPageContext({
      route: { language: "en", name: route, params, search, hash: "" },
      settings: settingsFixture(),
      today: "2026-11-21",
    }),
  );

test.each(["hotel", "hoteldetail", "cabindetail"] as const)(
  "VI-02 filters of the results do not narrow the page of a %s, which shows none",
  (route) => {
    const search = searchAt(route, `?${DATES}&attributes=215&capacity.372=12`);
    expect(search).toMatchObject({ filters: null, filtered: null });
    expect(search.prices).not.toHaveProperty("attributes");
    expect(search.prices).not.toHaveProperty("capacityFilter");
    expect(searchAt(route, "?attributes=215").filtered).toBeNull();
  },
);

test("VI-02 filters narrow a village as far as it shows them as chips", () => {
  const filters = { attributes: [215], capacityFilter: { 372: 12 } };
  const query = "attributes=215,999&capacity.372=12&capacity.888=2";
  expect(searchAt("village", `?${DATES}&${query}`)).toMatchObject({
    filters,
    prices: filters,
    filtered: null,
  });
  expect(searchAt("village", `?${query}`)).toMatchObject({ filters, prices: null, filtered: filters });
  expect(searchAt("village", "?attributes=999").filters).toBeNull();
});

test("VI-04 CB-01 CD-02 a village asks for its own calendar, a cabin for its own, also within the village", () => {
  expect(searchAt("village", "").calendar).toEqual({ cbisId: "2001", isPropertyCalendar: true });
  expect(searchAt("cabin", "", { id: "2001", detailId: "3001" }).calendar).toEqual({
    cbisId: "3001",
    isChild: true,
    parentProductId: "2001",
  });
  expect(searchAt("cabindetail", "", { id: "1001" }).calendar).toEqual({ cbisId: "1001" });
});
