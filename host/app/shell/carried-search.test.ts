import { carriedSearch } from "./carried-search.ts";

test("RT-08 dates and guests go along the main links, filters do not", () => {
  const search = "?start=2027-02-06&end=2027-02-08&rooms=1&gc-1-adults=2&category=12&attributes=215";
  expect(carriedSearch(search)).toBe("?start=2027-02-06&end=2027-02-08&rooms=1&gc-1-adults=2");
  expect(carriedSearch("?category=12")).toBe("");
});

test("CT-03 RT-08 promo code, booked accommodation and where it is go along", () => {
  const booked = "?start=2027-02-06&end=2027-02-08&promocode=WINTER10&ba=3001&lat=62.5&long=12.4";
  expect(carriedSearch(`${booked}&sort=Price-Asc&geo=410`)).toBe(booked);
});
