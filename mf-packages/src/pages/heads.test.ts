import { QueryClient } from "@stays/contract";
import type { Accommodation, StayPackage } from "@stays/domain";
import { accommodationQuery, contentOfferQuery } from "@stays/galaxy";
import { pageContextAt } from "@stays/testing/page-context";
import { packagesPropertyQuery } from "../list/package-query.ts";
import { packageSearch } from "../list/package-search.ts";
import { page as packagePage } from "./package-detail.tsx";
import { page as propertyPage } from "./property-packages.tsx";

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");

const skiWeek = {
  packageId: "810",
  name: "Ski week",
  urlAlias: "ski-week",
  parentId: "cbis:2001",
  parentName: "Lake Village",
  content: {
    introduction: "Seven nights.",
    images: [{ uri: "/a.jpg", description: null, isMain: true, focalY: 50 }],
  },
  price: null,
} as unknown as StayPackage;
const priced = { ...skiWeek, price: { amount: 900, originalAmount: null, currency: "SEK" } };

/** Writes an answer to the query cache, reduced to what a head reads. */
function put(data: QueryClient, queryKey: readonly unknown[], answer: unknown): void {
  data.setQueryData(queryKey, answer);
}

test("PK-01 the packages of a property are titled by it; without the property the page is missing", () => {
  const data = new QueryClient();
  const here = pageContextAt("/en/stays/package/list/2001");
  const { queryKey } = packagesPropertyQuery("2001");
  expect(propertyPage.head(here, data, t).title).toBe("packages");
  put(data, queryKey, {
    accommodations: [{ name: "Lake Village" } as Accommodation],
    totalResults: 1,
  });
  expect(propertyPage.head(here, data, t)).toMatchObject({
    title: "allPackagesAt Lake Village",
    description: "packagesDescription Lake Village",
  });
  put(data, queryKey, { accommodations: [], totalResults: 0 });
  expect(propertyPage.head(here, data, t)).toMatchObject({ isMissing: true });
});

test("PK-02 a package: title, description, picture, and a product with an offer once there is a price", () => {
  const data = new QueryClient();
  const dates = "start=2027-02-06&end=2027-02-13&gc-1-adults=2";
  const here = pageContextAt(`/en/stays/package/detail/2001/810?${dates}`);
  const { content, prices } = packageSearch(here);
  put(data, contentOfferQuery(content).queryKey, { packages: [skiWeek], parentNames: [] });
  const head = packagePage.head(here, data, t);
  expect(head).toMatchObject({ title: "Ski week", description: "Seven nights." });
  expect(head.paths?.own).toBe("/stays/package/detail/2001/810/ski-week");
  expect(head.hero?.src).toContain("https://images.example.com/a.jpg?");
  expect(head.structuredData?.[0]).toMatchObject({ "@type": "Product", name: "Ski week" });
  expect(head.structuredData?.[0]).not.toHaveProperty("offers");
  if (!prices) throw new Error("The visit has dates.");
  const property = { offers: [priced], products: [], productsGrouped: [] } as unknown as Accommodation;
  put(data, accommodationQuery(prices).queryKey, {
    accommodations: [property],
    totalResults: 1,
    searchId: "s-1",
  });
  expect(packagePage.head(here, data, t).structuredData?.[0]).toMatchObject({
    offers: { "@type": "Offer", price: 900, priceCurrency: "SEK" },
  });
});

test("PK-02 a package that is not there is missing; a failure is not", () => {
  const data = new QueryClient();
  const here = pageContextAt("/en/stays/package/detail/2001/810");
  const { queryKey } = contentOfferQuery(packageSearch(here).content);
  expect(packagePage.head(here, data, t).isMissing).toBeUndefined();
  put(data, queryKey, { packages: [], parentNames: [] });
  expect(packagePage.head(here, data, t)).toEqual({ title: "missingPackage", isMissing: true });
});
