import { normaliseCode, STAY_SORTS } from "@stays/domain";
import { canonicalSearch, formatAddress, updateOldRoute } from "@stays/routes";
import { settingsFixture } from "@stays/testing/settings";
import fc from "fast-check";
import {
  buildStayFilter,
  buildStayRequest,
  createPageContext,
  isCabinRoute,
  limitRooms,
  roomMode,
  serializeSearch,
  withCategory,
} from "./index.ts";
import { findUnread, parseSearch } from "./parse-search.ts";

const guests = {
  defaultAdults: 1,
  defaultChildren: 0,
  defaultRooms: 1,
  maxAdults: 10,
  maxChildren: 5,
  maxChildAge: 18,
  maxRooms: 20,
  maxRoomsHotelMode: 1,
};
const route = { language: "en", name: "stayslist", params: {}, hash: "" } as const;
const read = (query: string) => parseSearch(query, { guests, promoCodeActive: true });

const id = fc.nat(1_000_000);
const ids = fc.uniqueArray(id, { maxLength: 4 });
const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nullable = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const room = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  childrenAges: fc.array(fc.integer({ min: -1, max: 18 }), { maxLength: 5 }),
});
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((one) => one + 0);
const [latitude, longitude] = [degrees(90), degrees(180)];
const bounds = fc.tuple(latitude, latitude, longitude, longitude).map(([one, other, here, there]) => ({
  south: Math.min(one, other),
  west: Math.min(here, there),
  north: Math.max(one, other),
  east: Math.max(here, there),
}));
const limits = fc
  .tuple(fc.nat(999_999_999), fc.nat(999_999_999))
  .map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) }));
const restKey = fc.oneof(
  text.map((one) => `room-${one}`),
  text.map((one) => `x-${one}`),
);
const states = fc.record({
  start: nullable(day),
  end: nullable(day),
  rooms: fc.array(room, { minLength: 1, maxLength: 20 }),
  // A link names the guests of every room.
  hasGuests: fc.constant(true),
  category: nullable(id),
  geo: nullable(id),
  geos: ids,
  attributes: ids,
  name: fc.oneof(
    fc.constant(""),
    text.map((one) => one.normalize("NFC")),
  ),
  sort: nullable(fc.constantFrom(...STAY_SORTS)),
  promoCode: nullable(text.map(normaliseCode).filter(Boolean)),
  capacity: fc.dictionary(id.map(String), fc.integer({ min: 2, max: 99 }), { noNullPrototype: true }),
  position: nullable(fc.record({ latitude, longitude })),
  bounds: nullable(bounds),
  price: nullable(
    fc.oneof(
      limits,
      limits.map(({ least }) => ({ least, most: null })),
      limits.map(({ most }) => ({ least: null, most })),
    ),
  ),
  bookedAccommodation: nullable(id.map(String)),
  offer: ids.map((all) => all.map(String)),
  rest: fc.array(fc.tuple(restKey, text), { maxLength: 3 }),
});

test("RT-08 what is written is what is read back", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(serializeSearch(state))).toEqual(state);
    }),
  );
});

test("RT-08 what is written has the keys of the site's list, in its order", () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = serializeSearch({ ...state, rest: [] });
      expect(canonicalSearch(query)).toBe(query);
    }),
  );
});

test("RT-08 no query breaks the page, and what is read is stable", () => {
  const keys = "start rooms gc-1-adults gc-1-age geos capacity.1 capacity-1 lat bounds price offer %".split(
    " ",
  );
  const pair = fc.tuple(fc.constantFrom(...keys), fc.string({ unit: "binary" })).map((one) => one.join("="));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(pair).map((all) => all.join("&")),
      ),
      (query) => {
        const search = read(query);
        expect(read(serializeSearch(search))).toEqual({ ...search, hasGuests: true });
      },
    ),
  );
});

test("RT-08 malformed values fall back to their defaults", () => {
  const nothing = read("");
  expect(
    read(
      "start=2027-02-30&end=soon&rooms=500&gc-1-adults=0&gc-1-children=9&category=x&geo=1.5&geos=a,b&sort=Best&lat=91&long=1&bounds=62,12,61,13&price=3000-1000&capacity.372=1&ba=x",
    ),
  ).toEqual(nothing);
  expect(nothing.rooms).toEqual([{ adults: 1, childrenAges: [] }]);
});

test.each([
  ["a name is without NUL, which HTML cannot have", "name=Fj%00all", { name: "Fjall" }],
  ["a name of NUL alone is none", "name=%00", { name: "" }],
  ["the accents of files of macOS are those of Galaxy", "name=Fja%CC%88ll", { name: "Fj\u00e4ll" }],
  ["a circle of an older link limits nothing", "bounds=61,13,2000", { bounds: null }],
  ["a dot of capacity wins (rulings 2 and 45)", "capacity-372=4&capacity.372=6", { capacity: { 372: 6 } }],
  ["unless it is malformed", "capacity-372=4&capacity.372=x", { capacity: { 372: 4 } }],
  ["a capacity below 2 is none", "capacity.603=1&capacity-603=2", { capacity: { 603: 2 } }],
  ["RT-09 lists are numbers, each once", "geos=1,,2,z&attributes=7,7", { geos: [1, 2], attributes: [7] }],
])("RT-08 %s", (_, query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test("RT-09 of a list that is longer than any visitor makes it, the first 100 are read (ruling 184)", () => {
  const list = Array.from({ length: 1200 }, (_, index) => index + 1).join();
  const { geos, attributes, offer } = read(`geos=${list}&attributes=${list}&offer=${list}`);
  expect([geos, attributes, offer].map(({ length }) => length)).toEqual([100, 100, 100]);
  expect(geos.at(-1)).toBe(100);
});

test("RT-09 each extra room has the default persons", () => {
  expect(read("rooms=3&gc-2-adults=4&gc-2-children=3&gc-2-age=4,x").rooms).toEqual([
    { adults: 1, childrenAges: [] },
    { adults: 4, childrenAges: [4, -1, -1] },
    { adults: 1, childrenAges: [] },
  ]);
});

test("ruling 102 the guests are known only where the address names the adults of every room", () => {
  const hasGuests = (query: string) => read(query).hasGuests;
  const named = ["gc-1-adults=2", "rooms=2&gc-1-adults=2&gc-2-adults=1"];
  const guessed = ["", "gc-1-children=1&gc-1-age=7", "gc-1-adults=x", "rooms=2&gc-1-adults=2"];
  expect(named.map(hasGuests)).toEqual([true, true]);
  expect(guessed.some(hasGuests)).toBe(false);
});

test("RT-08 whatever an old link asks for, it asks for in today's form too (rulings 2 and 45)", () => {
  const key = fc.constantFrom("capacity-372", "capacity.372", "capacity-603", "capacity.603", "geos", "x");
  const value = fc.constantFrom("", "x", "0", "1", "2", "3", "04", "4.5", "9999999999999999");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { maxLength: 6 }), (pairs) => {
      const old = { ...route, search: `?${pairs.map((pair) => pair.join("=")).join("&")}` };
      const today = updateOldRoute(old);
      if (!today) return;
      expect(read(today.search)).toEqual(read(old.search));
      expect(updateOldRoute(today)).toBeNull();
      expect(formatAddress(today)).not.toContain("capacity-");
    }),
  );
});

test("RT-08 unknown keys are kept; a new category clears room-* only", () => {
  const state = read("room-1=a&utm=b&category=12&room-2=c&utm=d");
  expect(withCategory(state, 14).rest).toEqual([
    ["utm", "b"],
    ["utm", "d"],
  ]);
  expect(withCategory(state, 12)).toBe(state);
});

test.each([
  [12, ["hotel", "room", "packagedetail"], "hotel", 1],
  [14, ["village", "cabin", "cabindetail"], "nonHotel", 1],
  [14, ["stayslist"], "hotel", 1],
  [12, ["stayslist"], "nonHotel", 1],
  [null, ["stayslist"], "undecided", 20],
] as const)(
  "SW-06 ruling 1 category %s on %j is %s, of 20 rooms it sends %i",
  (category, routes, mode, sent) => {
    for (const name of routes) expect(roomMode(category, { hotelCategoryId: 14 }, name)).toBe(mode);
    expect(limitRooms(read("rooms=20"), mode, guests)).toHaveLength(sent);
  },
);

test("SW-06 the settings say how many rooms a hotel may have (ruling 1)", () => {
  expect(limitRooms(read("rooms=20"), "hotel", { maxRooms: 20, maxRoomsHotelMode: 3 })).toHaveLength(3);
});

test("SW-11 arrivals can be restricted on pages of cabins, not of hotels and packages", () => {
  const free = ["hotel", "hoteldetail", "room", "packagepage", "packagedetail", "packagespage"];
  expect(["village", "cabin", "cabindetail"].every(isCabinRoute)).toBe(true);
  expect(free.some(isCabinRoute)).toBe(false);
});

test("SR-02 prices are asked for only with both dates in order, persons and ages; geos win over geo (ruling 18)", () => {
  const dates = "start=2027-02-06&end=2027-02-13";
  const request = (search: string) => {
    const pageContext = createPageContext({
      route: { ...route, search },
      settings: settingsFixture(),
      today: "2026-11-21",
    });
    return buildStayRequest(pageContext.search);
  };
  expect(request(dates)).toMatchObject({ start: "2027-02-06", end: "2027-02-13" });
  const day = "start=2027-02-06";
  const past = "start=2026-01-01&end=2026-01-05";
  for (const query of ["", past, day, `${day}&end=2027-02-06`, `${dates}&gc-1-children=1`])
    expect(request(query)).toBeNull();
  expect(buildStayFilter(read(`${dates}&geo=1&geos=2,3`)).geo).toEqual([2, 3]);
});

test("RT-08 four kilobytes of unknown keys do not travel through every link", () => {
  const junk = Array.from({ length: 100 }, (_, number) => `x${number}=${"y".repeat(40)}`).join("&");
  const { rest, start } = read(`gclid=abc&${junk}&start=2027-02-07`);
  expect(rest[0]).toEqual(["gclid", "abc"]);
  expect(rest.flat().join("").length).toBeLessThanOrEqual(1_000);
  expect(start).toBe("2027-02-07");
});

test.each([
  ["?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=3&gc-1-children=2&gc-1-age=7,", []],
  ["?start=&end=&rooms=2&gc-1-age=&geos=,&sort=&name=%00", []],
  ["?rooms=2&price=1000-&capacity.3=2&bounds=1,2,3,4&offer=cbis:1,2", []],
  ["?start=2027-02-3", ["dates"]],
  ["?start=2027-02-06&end=2027-02-31", ["dates"]],
  ["?rooms=x", ["guests"]],
  ["?rooms=21", ["guests"]],
  ["?rooms=1&gc-1-adults=three", ["guests"]],
  ["?rooms=2&gc-1-adults=2", ["guests"]],
  ["?rooms=1&gc-1-adults=2&gc-2-adults=2", ["guests"]],
  ["?rooms=1&gc-1-adults=2&gc-1-chi=1", ["guests"]],
  ["?gc-1-adults=2&gc-1-children=9", ["guests"]],
  ["?gc-1-adults=2&gc-1-children=1&gc-1-age=7,9", ["guests"]],
  ["?gc-1-adults=2&gc-1-age=7,99", ["guests"]],
  ["?category=x&geos=1,x", ["filters"]],
  ["?bounds=1,2,3", ["filters"]],
  ["?price=5-1", ["filters"]],
  ["?capacity.3=x&sort=Price", ["filters"]],
  ["?start=x&rooms=x&offer=x", ["dates", "guests", "filters"]],
])("RT-08 of the query %s these parts cannot be read: %j (ruling 193)", (query, unread) => {
  expect(findUnread(query, { guests })).toEqual(unread);
});

test("RT-08 a search that the site has printed can be read", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(findUnread(serializeSearch(state), { guests })).toEqual([]);
    }),
  );
});

test.each([
  "SKI2027",
  " SKI2027 ",
  "\u200BSKI\u20602027\u00A0",
  "“SKI2027”",
  '"SKI2027".',
  "ＳＫＩ２０２７",
  "<SKI2027>",
  "(SKI2027)",
])("SW-10 the pasted promo code %j is SKI2027", (pasted) => {
  expect(normaliseCode(pasted)).toBe("SKI2027");
  expect(read(`?${new URLSearchParams({ promocode: pasted })}`).promoCode).toBe("SKI2027");
});
