import { everywhere } from "./localised.ts";
import { alwaysFree, type Change, rate, set } from "./stay-change.ts";

/** Ids of stays with unusual content that the contract allows. */
export const odd = {
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
export const oddChanges: readonly (readonly [id: number, changes: readonly Change[]])[] = [
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
      rate({ ...alwaysFree, hasConditions: false }),
    ],
  ],
  [odd.emptyTexts, [set({ oddity: "emptyTexts" }), rate(alwaysFree)]],
  [odd.dear, [rate({ ...alwaysFree, nightly: 9_999_995, addonIds: [511, 512] })]],
  ...odd.largeIds.map((id) => [id, [rate(alwaysFree)]] as const),
  ...Object.entries(odd.aliases).map(
    ([id, alias]) => [Number(id), [set({ alias: everywhere(alias) }), rate(alwaysFree)]] as const,
  ),
];
