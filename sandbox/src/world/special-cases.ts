import { CABIN } from "./categories.ts";
import { BATHROOM_TYPES, BEDS, toNumberFacility, VIDEO } from "./facilities.ts";
import { everywhere, inEach, type Localised, translate } from "./localised.ts";
import { gallery } from "./pictures.ts";
import type { RatePlan, WorldStay } from "./stay.ts";

/** A change of a generated stay. */
type Change = (stay: WorldStay) => WorldStay;

/** Changes the rate plan of a stay. */
const rate =
  (change: Partial<RatePlan>): Change =>
  (stay) =>
    stay.rate ? { ...stay, rate: { ...stay.rate, ...change } } : stay;
/** Adds a facility to a stay. */
const facility =
  (id: number, value: string): Change =>
  (stay) => ({
    ...stay,
    facilities: [...stay.facilities.filter((entry) => entry.id !== id), { id, value }],
  });
/** Changes members of a stay. */
const set =
  (change: Partial<WorldStay>): Change =>
  (stay) => ({ ...stay, ...change });
/** A rate plan without bookings by others, open all year. */
const alwaysFree = { demand: 0, pattern: "free", closed: "never" } as const;

/** Ids of stays with unusual content that the contract allows. */
const odd = {
  /** Aliases of several words or in another script. */
  aliases: {
    1060: "كوخ الجبل",
    1061: "a b",
    1062: "100 %",
    1063: "stuga vid sjön ".repeat(14).slice(0, 200),
    1065: "🏔️ fjällstuga 🛷",
    1066: "a/b?c#d&e=f",
    1068: "..",
    1069: "",
    1071: "name",
    1074: "%41%2f",
    2008: "fjällbyn vid sjön",
  },
  /** Ids of 16 and 17 digits on the wire; see `large-ids.ts`. */
  largeIds: [1075, 1077, 2009, 4005],
  ratingWithoutReviews: 1064,
  reviewsWithoutRating: 1067,
  atZero: [1078, 1080],
  free: 1081,
  twoRatesOfOneName: 1089,
  originalBelowPrice: 1085,
  listedWithoutPrices: 1086,
  nulls: 1087,
  emptyTexts: 1088,
  dear: 1083,
} as const;

/** The changes that make these stays unusual. */
const oddChanges: readonly (readonly [id: number, changes: readonly Change[]])[] = [
  [odd.ratingWithoutReviews, [set({ oddity: "ratingWithoutReviews" }), rate(alwaysFree)]],
  [odd.reviewsWithoutRating, [set({ oddity: "reviewsWithoutRating" }), rate(alwaysFree)]],
  [odd.atZero[0], [set({ position: { latitude: 0, longitude: 0 } }), rate(alwaysFree)]],
  [odd.atZero[1], [set({ position: { latitude: 0, longitude: 13.2 } }), rate(alwaysFree)]],
  [odd.free, [rate({ ...alwaysFree, nightly: 0 })]],
  [odd.twoRatesOfOneName, [rate({ ...alwaysFree, agreements: ["FLEX", "FLEX"] })]],
  [odd.originalBelowPrice, [set({ oddity: "originalBelowPrice" }), rate(alwaysFree)]],
  [odd.listedWithoutPrices, [set({ oddity: "listedWithoutPrices" }), rate(alwaysFree)]],
  [
    odd.nulls,
    [
      set({ oddity: "nulls", minPopulation: null, maxPopulation: null }),
      rate({ ...alwaysFree, withoutConditions: true }),
    ],
  ],
  [odd.emptyTexts, [set({ oddity: "emptyTexts" }), rate(alwaysFree)]],
  [odd.dear, [rate({ ...alwaysFree, nightly: 9_999_995, addonIds: [511, 512] })]],
  ...odd.largeIds.map((id) => [id, [rate(alwaysFree)]] as const),
  ...Object.entries(odd.aliases).map(
    ([id, alias]) => [Number(id), [set({ alias: everywhere(alias) }), rate(alwaysFree)]] as const,
  ),
];

/** Ids that tests and demonstrations depend on. */
export const special = {
  /** Cabins here are free every night and sold under four agreements; two of them share one product. */
  village: 2001,
  cabinWithAllAgreements: 3001,
  sharedProductCabins: [3002, 3003],
  outsideVillage: 2003,
  fakeCalendarVillage: 2005,
  hotel: 4001,
  nearlySoldOutRoom: 5002,
  hostel: 4002,
  hotelWithoutConditions: 4004,
  extrasOnlineHotel: 4006,
  lodge: 1001,
  lodgeRecommendingOne: 1002,
  lodgeRecommendingNone: 1003,
  /** Sells packages as a whole. */
  lodgeWithPackages: 1004,
  withoutPosition: [1010, 1020, 1030],
  withoutImages: [1011, 1021, 1031],
  hostileHtml: 1013,
  longName: 1014,
  forbiddenVideo: 1015,
  youtubeVideo: 1016,
  vimeoVideo: 2001,
  annexOfHotel: 1012,
  cabinOfVillage: 1017,
  ...odd,
} as const;

const LONG_NAME: Localised = {
  en: "The Grandmother’s Cloudberry-Meadow Timber-and-Turf Mountain Summer-Farm Cabin with Wood-Fired Lakeside Sauna at Rödlyngsbergsfjällsstugebyvägen",
  sv: "Mormors hjortronängsfjällsätersommarstugeägarförening med vedeldad bastuflotte vid Rödlyngsbergsfjällsstugebyvägen",
  no: "Bestemors multemyrfjellsetersommerhytteeierforening med vedfyrt badstueflåte ved Rödlyngsbergsfjällsstugebyvägen",
  de: "Großmutters Moltebeerenwiesen-Bergbauernhofsommerferienhausgemeinschaft mit holzbeheizter Saunafloßanlage am Rödlyngsbergsfjällsstugebyvägen",
};

const HOSTILE_HTML =
  '<p onclick="window.__hostile=1">Honest first words.</p><script>window.__hostile=1</script><img src="x" onerror="window.__hostile=1" alt="Broken"><a href="javascript:window.__hostile=1">A poisoned link</a><div style="position:fixed;inset:0;background:red;z-index:99999">Covers everything</div><iframe src="https://evil.example.com"></iframe><svg onload="window.__hostile=1"></svg><form action="https://evil.example.com"><input name="card"></form><p>Honest last words.</p>';

const changes = new Map<number, readonly Change[]>([
  [
    special.village,
    [set({ rank: 1, highlight: true }), facility(VIDEO, "https://player.vimeo.com/video/76979871")],
  ],
  [
    special.cabinWithAllAgreements,
    [
      rate({
        ...alwaysFree,
        agreements: ["FLEX", "FIX", "EARLY", "PLUS"],
        addonIds: [500, 501, 502, 503, 506],
      }),
    ],
  ],
  [
    special.sharedProductCabins[0],
    [rate({ ...alwaysFree, productId: 3002, rooms: 2, addonIds: [500, 501] })],
  ],
  [special.fakeCalendarVillage, [set({ fakeCalendar: true })]],
  [special.hotel, [set({ rank: 2, highlight: true })]],
  [5001, [rate({ ...alwaysFree, rooms: 8, agreements: ["FLEX", "FIX"], addonIds: [501, 504, 509] })]],
  [
    special.nearlySoldOutRoom,
    [rate({ ...alwaysFree, rooms: 3, agreements: ["FLEX"], addonIds: [] }), set({ maxPopulation: 2 })],
  ],
  [
    special.lodge,
    [
      rate({ ...alwaysFree, agreements: ["FLEX"], campaign: false, addonIds: [500, 501] }),
      facility(BATHROOM_TYPES, "True"),
    ],
  ],
  [special.lodgeRecommendingOne, [set({ recommends: "one" }), rate(alwaysFree)]],
  [special.lodgeRecommendingNone, [set({ recommends: "none" }), rate(alwaysFree)]],
  [special.lodgeWithPackages, [rate(alwaysFree)]],
  [special.hostileHtml, [set({ description: everywhere(HOSTILE_HTML) }), rate(alwaysFree)]],
  [special.longName, [set({ name: LONG_NAME }), rate(alwaysFree)]],
  [special.forbiddenVideo, [facility(VIDEO, "https://evil.example.com/embed/stolen"), rate(alwaysFree)]],
  [special.youtubeVideo, [facility(VIDEO, "https://www.youtube.com/embed/aqz-KE-bpKQ"), rate(alwaysFree)]],
  [special.annexOfHotel, [set({ parentId: special.hotel })]],
  [special.cabinOfVillage, [set({ parentId: special.village })]],
  ...oddChanges,
  ...special.withoutPosition.map((id) => [id, [set({ position: null })]] as const),
  ...special.withoutImages.map((id) => [id, [set({ pictures: [] })]] as const),
]);

/** Adds special cases to the ordinary world. */
export function withSpecialCases(stays: readonly WorldStay[]): WorldStay[] {
  const shared = stays.find(({ id }) => id === special.sharedProductCabins[0]);
  const ofHotel = (stay: WorldStay, hotelId: number) =>
    stay.parentId === hotelId && stay.pageToLoad === "room";
  const changed = stays.map((stay) => {
    let result = (changes.get(stay.id) ?? []).reduce((current, change) => change(current), stay);
    if (stay.id === special.sharedProductCabins[1]) result = makeTwin(result, shared);
    if (ofHotel(stay, special.hotelWithoutConditions)) result = rate({ withoutConditions: true })(result);
    if (ofHotel(stay, special.extrasOnlineHotel)) result = rate({ extrasOnline: true })(result);
    if (stay.parentId === special.village && stay.pageToLoad === "cabin" && result.rate?.demand !== 0)
      result = rate({ demand: 0.1 })(result);
    if (stay.parentId === special.fakeCalendarVillage)
      result = rate({ pattern: "free", closed: "never" })(result);
    return result;
  });
  return changed.flatMap((stay) =>
    stay.id === special.outsideVillage ? [stay, ...outsideCabins(stay)] : [stay],
  );
}

/** Replaces the number of beds in a cabin's name. */
function withBeds({ name, maxPopulation }: WorldStay, beds: WorldStay["maxPopulation"]): Localised {
  return inEach((lang) => translate(name, lang).replace(`${maxPopulation} `, `${beds} `));
}

/** Makes a second cabin of one kind: same size, same product, same stock. */
function makeTwin(stay: WorldStay, model: WorldStay | undefined): WorldStay {
  if (!model?.rate) return stay;
  const plan: RatePlan = {
    ...model.rate,
    demand: 0,
    pattern: "free",
    closed: "never",
    productId: model.id,
    rooms: 2,
    addonIds: [500, 501],
  };
  const { maxPopulation, facilities } = model;
  return { ...stay, name: withBeds(stay, maxPopulation), maxPopulation, facilities, rate: plan };
}

/** Six cabins whose owners let them by telephone, outside the booking system. */
function outsideCabins(village: WorldStay): WorldStay[] {
  return Array.from({ length: 6 }, (_, index): WorldStay => {
    const id = 9001 + index;
    const beds = 4 + (index % 3) * 2;
    return {
      ...village,
      id,
      tag: "cont",
      pageToLoad: "cabin",
      categoryId: CABIN,
      parentId: village.id,
      topLevel: false,
      name: {
        en: `Owner’s cabin ${index + 1}`,
        sv: `Ägarstuga ${index + 1}`,
        no: `Eierhytte ${index + 1}`,
        de: `Eigentümerhütte ${index + 1}`,
      },
      referenceId: null,
      minPopulation: null,
      maxPopulation: beds,
      introduction: {
        en: "Booked by telephone with the owner.",
        sv: "Bokas per telefon hos ägaren.",
        no: "Bestilles per telefon hos eieren.",
        de: "Telefonisch beim Eigentümer zu buchen.",
      },
      description: {
        en: "<p>Call +46 280 555 01 on weekdays between 9 and 16.</p>",
        sv: "<p>Ring 0280-555 01 vardagar mellan 9 och 16.</p>",
      },
      pictures: gallery("cabin", id, 3),
      facilities: [toNumberFacility(BEDS, beds)],
      highlight: false,
    };
  });
}
