import { pageContextAt } from "@stays/testing/page-context";
import { packageSearch } from "./package-search.ts";

const DATES = "?start=2027-02-06&end=2027-02-13&rooms=2&gc-1-adults=2&gc-2-adults=1";

test("PK-04 all packages: nothing but offersOnly narrows them", () => {
  const { content, prices, propertyId } = packageSearch(
    pageContextAt(`/en/stays/packages${DATES}&attributes=211`),
  );
  expect(propertyId).toBeNull();
  expect(content).toEqual({ productId: null, packageId: null });
  expect(prices).toMatchObject({ offersOnly: true, offerIds: [], productId: null });
  expect(prices).not.toHaveProperty("attributes");
  expect(prices?.rooms).toHaveLength(2);
});

test("PK-01 a property's packages: narrowed by the keys of the address", () => {
  const { prices } = packageSearch(
    pageContextAt(`/en/stays/package/list/2001${DATES}&offer=810,811&attributes=211`),
  );
  expect(prices).toMatchObject({
    productId: "2001",
    offersOnly: true,
    offerIds: ["810", "811"],
    attributes: [211],
  });
});

test("PK-02 one package: its own id, and one room", () => {
  const search = packageSearch(pageContextAt(`/en/stays/package/detail/2001/810${DATES}&offer=811`));
  expect(search.content).toEqual({ productId: "2001", packageId: "810" });
  expect(search.prices).toMatchObject({ productId: "2001", offersOnly: true, offerIds: ["810"] });
  expect(search.prices?.rooms).toHaveLength(1);
  expect(search.calendar).toEqual({
    cbisId: "2001",
    isPropertyCalendar: true,
    offersOnly: true,
    offerIds: ["810"],
  });
});
