import { type PageContext, QueryClient } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { firstReviewsQuery } from "@stays/galaxy";
import { pageContextAt } from "@stays/testing/page-context";
import { propertyQueries } from "../property/property-query.ts";
import { propertySearch } from "../property/property-search.ts";
import { propertyHead } from "./define-property-page.tsx";

const here = pageContextAt("/en/stays/village/2001");

const village = (part: Partial<Accommodation> = {}): Accommodation =>
  ({
    id: "cbis:2001",
    name: "Fjällbyn",
    pageToLoad: "village",
    referenceId: null,
    products: [],
    productsGrouped: [],
    conditionGroups: [],
    children: [],
    content: {
      introduction: "By the lake",
      geoPath: "Fells / Lake",
      position: { latitude: 62, longitude: 13 },
      images: [{ uri: "/a.jpg", description: null, isMain: true, focalY: 50 }],
    },
    ...part,
  }) as Accommodation;

const t = (key: string) => key;

function readHead(pageContext: PageContext, content: object, priced?: object) {
  const client = new QueryClient();
  const search = propertySearch(pageContext);
  const queries = propertyQueries(search, pageContext.settings);
  client.setQueryData(queries.content.queryKey, content as never);
  if (search.prices && priced) client.setQueryData(queries.prices(search.prices).queryKey, priced as never);
  return propertyHead(pageContext, client, t);
}

test("ST-03 title, description, an early picture in its size and one to share", () => {
  const head = readHead(here, { accommodations: [village()], totalResults: 1 });
  expect(head).toMatchObject({ title: "Fjällbyn", description: "By the lake" });
  expect(head.hero?.src).toBe(
    "https://images.example.com/a.jpg?width=800&height=450&crop=auto&scale=downscaleonly",
  );
  expect(head.socialImage).toBe(head.hero?.src);
});

test("RT-05 a page is known by its item's own name", () => {
  const known = { accommodations: [village({ urlAlias: "fjallbyn" })], totalResults: 1 };
  expect(readHead(pageContextAt("/en/stays/village/2001/name"), known).paths).toEqual({
    own: "/stays/village/2001/fjallbyn",
  });
});

test("RV-01 the rating is in the structured data once it is known", () => {
  const client = new QueryClient();
  const known = { accommodations: [village({ referenceId: "r-1" })], totalResults: 1 };
  client.setQueryData(propertyQueries(propertySearch(here), here.settings).content.queryKey, known as never);
  expect(propertyHead(here, client, t).structuredData?.[0]).not.toHaveProperty("aggregateRating");
  const rating = { summary: { rating: 4.4, ratingMax: 5, ratingCount: 3 }, reviews: [] };
  const { queryKey } = firstReviewsQuery({ productId: "2001", referenceId: "r-1" });
  client.setQueryData(queryKey, rating as never);
  expect(propertyHead(here, client, t).structuredData?.[0]).toMatchObject({
    "@id": "#stay",
    aggregateRating: { ratingValue: 4.4, bestRating: 5, ratingCount: 3 },
  });
});

test.each([
  ["village", "LodgingBusiness", "makesOffer"],
  ["hotel", "Hotel", "makesOffer"],
  ["cabindetail", "Product", "offers"],
] as const)(
  "VI-01 HO-01 CB-01 structured data of a %s: a %s with its place, and %s once dates give a price (ruling 61)",
  (pageToLoad, type, offer) => {
    const pageContext = pageContextAt("/en/stays/village/2001?start=2027-02-06&end=2027-02-13");
    const price = { amount: 900, currency: "SEK", originalAmount: null };
    const products = [{ price }] as unknown as Accommodation["products"];
    const head = readHead(
      pageContext,
      { accommodations: [village({ pageToLoad })], totalResults: 1 },
      { accommodations: [village({ pageToLoad, products })], totalResults: 1, searchId: "s" },
    );
    expect(head.structuredData?.[0]).toMatchObject({
      "@type": type,
      geo: { latitude: 62 },
      [offer]: { price: 900, priceCurrency: "SEK" },
    });
  },
);

test("CB-01 a property or cabin that does not exist is missing: answered with 404", () => {
  const nothing = { accommodations: [], totalResults: 0 };
  expect(readHead(here, nothing).isMissing).toBe(true);
  const cabin = pageContextAt("/en/stays/village/2001/x/1");
  expect(readHead(cabin, { accommodations: [village()], totalResults: 1 })).toEqual({
    title: "missingCabin",
    isMissing: true,
  });
});

test("CD-05 a failure of Galaxy is no missing page", () => {
  expect(propertyHead(here, new QueryClient(), t)).toEqual({ title: "stays" });
});
