import type { Localised } from "../world/localised.ts";

/** Texts by the owner of the site: headings of the upsell pages. */
export const words = {
  dayHeading: {
    en: "Add something to your days",
    sv: "Fyll dagarna med något extra",
    no: "Fyll dagene med noe ekstra",
    de: "Noch etwas für Ihre Tage",
  },
  dayIntro: {
    en: "There is more to {destination} than your bed.",
    sv: "{destination} är mer än din säng.",
    no: "{destination} er mer enn senga di.",
    de: "{destination} ist mehr als Ihr Bett.",
  },
  snow: { en: "On snow", sv: "På snö", no: "På snø", de: "Im Schnee" },
  nature: { en: "Out in nature", sv: "Ute i naturen", no: "Ute i naturen", de: "In der Natur" },
  wellness: { en: "Warm and well", sv: "Varmt och skönt", no: "Varmt og godt", de: "Warm und wohl" },
  lift: { en: "Lift", sv: "Liften i", no: "Heisen i", de: "Lift" },
  shop: { en: "Shop", sv: "Butiken i", no: "Butikken i", de: "Laden" },
  tabText: {
    en: "<p>Guides who live here, small groups, real weather.</p>",
    sv: "<p>Guider som bor här, små grupper, riktigt väder.</p>",
    no: "<p>Guider som bor her, små grupper, ordentlig vær.</p>",
    de: "<p>Guides von hier, kleine Gruppen, echtes Wetter.</p>",
  },
  transport: {
    en: "Get here and around",
    sv: "Ta dig hit och runt",
    no: "Kom deg hit og rundt",
    de: "Anreise und unterwegs",
  },
  transportText: {
    en: "Leave the car at home.",
    sv: "Låt bilen stå hemma.",
    no: "La bilen stå hjemme.",
    de: "Lassen Sie das Auto zu Hause.",
  },
} satisfies Record<string, Localised>;
