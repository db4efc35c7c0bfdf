import { quoteFixture } from "@stays/testing/activities";
import { partyQuotes } from "./quotes.ts";

const adultQuote = quoteFixture("Adult");
const childQuote = quoteFixture("Child 5–15", { bookKey: "AC-Child" });
const occasionWith = (...quotes: (typeof adultQuote)[]) => ({
  entries: [
    {
      name: "Lesson",
      start: "2027-02-07T10:00:00",
      end: "2027-02-07T11:00:00",
      priceGroups: [
        { name: "Participation", quotes },
        { name: "With equipment", quotes: [quoteFixture("Adult", { bookKey: "AC-Equipped" })] },
      ],
    },
  ],
});
const amounts = (...args: Parameters<typeof partyQuotes>) =>
  partyQuotes(...args).chosen.map(({ quote, amount }) => [quote.bookKey, amount]);

test("BW-01 the persons of the search are in the first price group, by the ages in the names", () => {
  const party = { adults: 2, childrenAges: [7, 3] };
  expect(amounts(party, occasionWith(adultQuote, childQuote))).toEqual([
    ["AC-Adult", 2],
    ["AC-Child", 1],
  ]);
  expect(partyQuotes(party, occasionWith(adultQuote, childQuote)).unassigned).toBe(1);
});

test("BW-01 no more than there are places, and none of a quote that is sold to groups", () => {
  const few = quoteFixture("Adult", { availableCapacity: 1 });
  const group = quoteFixture("Group", { bookKey: "AC-Group", minimumItems: 4 });
  const party = { adults: 3, childrenAges: [] };
  expect(amounts(party, occasionWith(few, group))).toEqual([["AC-Adult", 1]]);
  expect(partyQuotes(party, occasionWith(few, group)).unassigned).toBe(2);
});

test("BW-01 ruling 102 a quote with a minimum takes a party that fits it, and no smaller one", () => {
  const family = quoteFixture("Family", { bookKey: "AC-Family", minimumItems: 3 });
  expect(amounts({ adults: 2, childrenAges: [7] }, occasionWith(family))).toEqual([["AC-Family", 3]]);
  expect(partyQuotes({ adults: 2, childrenAges: [] }, occasionWith(family))).toEqual({
    chosen: [],
    unassigned: 2,
  });
  expect(amounts({ adults: 3, childrenAges: [] }, occasionWith(adultQuote, family))).toEqual([
    ["AC-Adult", 3],
  ]);
});

test("BW-01 without persons in the address nobody is chosen", () => {
  expect(amounts(null, occasionWith(adultQuote))).toEqual([]);
});
