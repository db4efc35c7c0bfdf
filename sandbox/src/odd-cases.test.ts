import { twoAdults, useSandbox } from "./sandbox.fixture.ts";
import { toDigits } from "./world/large-ids.ts";
import { special } from "./world/special-cases.ts";

const week = `start=2027-01-16&end=2027-01-23&${twoAdults}`;
const { ask } = useSandbox();

const readContent = async (id: number) =>
  (await ask("getAccommodationContent", `productId=${toDigits(id)}`)).Items[0];
const readDetail = async (id: number) =>
  (await ask("searchAccommodation", `${week}&productId=${toDigits(id)}`)).Accommodations[0];

test.each(Object.entries(special.aliases))(
  "RT-05 the alias of %s is free text, in content and with prices: %j",
  async (id, alias) => {
    expect((await readContent(Number(id))).UrlAlias).toBe(alias);
    expect((await readDetail(Number(id))).UrlAlias).toBe(alias);
  },
);

test("RT-05 every other alias is the name in lower case, letters and spaces kept", async () => {
  const { Items } = await ask("getAccommodationContent", `productId=${special.village}`, { lang: "sv" });
  expect(Items[0].UrlAlias).toBe(Items[0].Name.toLowerCase());
  expect(Items[0].UrlAlias).toMatch(/ stugby$/);
});

test.each(special.largeIds)(
  "RT-07 stay %i has an id that no JavaScript number can be trusted with",
  async (id) => {
    const digits = toDigits(id);
    expect(digits.length).toBeGreaterThan(15);
    expect(await readContent(id)).toMatchObject({ Id: `cbis:${digits}`, ProductId: digits });
    const { Id, Products, ProductsGrouped } = await readDetail(id);
    expect(Id).toBe(`cbis:${digits}`);
    expect(Products.length + Object.keys(ProductsGrouped).length).toBeGreaterThan(0);
  },
);

test("PK-02 a package with a large id is found by it, also with prices", async () => {
  const digits = toDigits(817);
  const { items } = await ask("getContentOffer", `productId=${special.village}&packageId=${digits}`);
  expect(items).toMatchObject([{ PackageId: digits }]);
  const priced = await ask("searchAccommodation", `${week}&offersOnly=true&offerIds=${digits}`);
  expect(priced.Accommodations[0].Offers).toMatchObject([{ PackageId: digits }]);
});

test("CD-05 a cabin of a village with a large id names its parent by it", async () => {
  const { Children } = await readContent(2009);
  expect(Children[0].ParentId).toBe(`cbis:${toDigits(2009)}`);
});

test("RV-01 a rating without reviews, and reviews without a rating", async () => {
  const readRating = (id: number) => ask("getTravelRating", `productId=${id}&referenceId=HF-${id}`);
  const rated = await readRating(special.ratingWithoutReviews);
  expect(rated.Summary.RatingCount).toBeGreaterThan(0);
  expect(rated.Summary.Scores.length).toBeGreaterThan(0);
  expect(rated.Reviews).toEqual([]);
  const written = await readRating(special.reviewsWithoutRating);
  expect(written.Summary).toMatchObject({ Rating: 0, RatingCount: 0, Scores: [] });
  expect(written.Reviews.length).toBeGreaterThan(0);
});

test("MP-01 positions with a coordinate of 0", async () => {
  const [nowhere, equator] = special.atZero;
  expect((await readContent(nowhere)).Content.Position).toEqual({ Latitude: 0, Longitude: 0 });
  expect((await readContent(equator)).Content.Position).toEqual({ Latitude: 0, Longitude: 13.2 });
});

test("SR-11 prices of 0, of millions, and an original price below the price", async () => {
  expect((await readDetail(special.free)).Products[0].Price.Price).toBe(0);
  const dear = (await readDetail(special.dear)).Products[0].Price.Price;
  expect(dear).toBeGreaterThan(10_000_000);
  const mixedUp = await readDetail(special.originalBelowPrice);
  expect(mixedUp.Discounted).toBe(false);
  for (const { Price } of mixedUp.Products) expect(Price.OriginalPrice).toBeLessThan(Price.Price);
});

test("CT-06 two rates of one name differ in key and price only", async () => {
  const { Products } = await readDetail(special.twoRatesOfOneName);
  const [first, second] = Products;
  expect(Products).toHaveLength(2);
  expect(second.BookingConditions).toEqual(first.BookingConditions);
  expect(second.BookingKey).not.toBe(first.BookingKey);
  expect(second.Price.Price).toBeGreaterThan(first.Price.Price);
});

test("CD-01 content of nulls, and content of empty texts", async () => {
  const { Content, MaxPopulation } = await readContent(special.nulls);
  expect(Content).toMatchObject({ Introduction: null, Description: null, LastGeo: null, Position: null });
  expect(Content.Images[0]).toMatchObject({ Description: null, FocalY: null, IsMain: false });
  expect(MaxPopulation).toBeNull();
  expect((await readDetail(special.nulls)).Products[0].BookingConditions).toBeNull();
  const { Content: empty } = await readContent(special.emptyTexts);
  expect(empty).toMatchObject({ Introduction: "", Description: "", LastGeo: { Path: "" } });
});

test("SR-06 a dated list has a stay without prices; further pages repeat the last stay before them", async () => {
  const first = await ask("searchAccommodation", week);
  const ids: string[] = [];
  let empty = 0;
  for (let page = 1; ; page += 1) {
    const answer = await ask("nextAccommodationPage", `searchId=${first.SearchId}&page=${page}`);
    if (answer.code === 404) break;
    if (page > 1) expect(answer.Accommodations[0].Id).toBe(ids.at(-1));
    for (const { Id, Products } of answer.Accommodations) {
      ids.push(Id);
      if (Products.length === 0) empty += 1;
    }
  }
  expect(new Set(ids).size).toBe(first.TotalResults);
  expect(empty).toBe(1);
});
