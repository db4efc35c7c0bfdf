import { pageContextAt } from "@stays/testing/page-context";
import { propertySearch } from "./property-search.ts";

const DATES = "start=2027-02-06&end=2027-02-13";
const searchAt = (path: string) => propertySearch(pageContextAt(`/en/stays/${path}`));

test.each(["hotel", "hoteldetail", "cabindetail"] as const)(
  "VI-02 filters of the results do not narrow the page of a %s, which shows none",
  (route) => {
    const search = searchAt(`${route}/2001?${DATES}&attributes=215&capacity.372=12`);
    expect(search.filters).toBeNull();
    expect(search.prices).not.toHaveProperty("attributes");
    expect(search.prices).not.toHaveProperty("capacityFilter");
  },
);

test("VI-02 filters narrow a village as far as it shows them as chips", () => {
  const filters = { attributes: [215], capacityFilter: { 372: 12 } };
  const query = "attributes=215,999&capacity.372=12&capacity.888=2";
  expect(searchAt(`village/2001?${DATES}&${query}`)).toMatchObject({ filters, prices: filters });
  expect(searchAt(`village/2001?${query}`)).toMatchObject({ filters, prices: null });
  expect(searchAt("village/2001?attributes=999").filters).toBeNull();
});

test("VI-04 CB-01 CD-02 a village asks for its own calendar, a cabin for its own, also within the village", () => {
  expect(searchAt("village/2001").calendar).toEqual({ cbisId: "2001", isPropertyCalendar: true });
  expect(searchAt("village/2001/name/3001").calendar).toEqual({
    cbisId: "3001",
    isChild: true,
    parentProductId: "2001",
  });
  expect(searchAt("cabindetail/1001").calendar).toEqual({ cbisId: "1001" });
});
