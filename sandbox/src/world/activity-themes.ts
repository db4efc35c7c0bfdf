import { NATURE_ACTIVITIES, SNOW_ACTIVITIES, WELLNESS_ACTIVITIES } from "./categories.ts";
import type { Localised } from "./localised.ts";

/** A kind of activity; several places offer each. */
export interface ActivityTheme {
  readonly name: Localised;
  readonly introduction: Localised;
  readonly categoryId: number;
  readonly variant: string;
  readonly times: readonly string[];
  readonly minutes: number;
  readonly price: number;
  readonly capacity: number;
  readonly season: "winter" | "summer" | "year";
}

const make = (
  categoryId: number,
  variant: string,
  season: ActivityTheme["season"],
  times: readonly string[],
  minutes: number,
  price: number,
  capacity: number,
  names: readonly [string, string, string, string],
  introduction: Localised,
): ActivityTheme => ({
  categoryId,
  variant,
  season,
  times,
  minutes,
  price,
  capacity,
  introduction,
  name: { en: names[0], sv: names[1], no: names[2], de: names[3] },
});

const snow = SNOW_ACTIVITIES;
const nature = NATURE_ACTIVITIES;
const wellness = WELLNESS_ACTIVITIES;

export const activityThemes: readonly ActivityTheme[] = [
  make(
    snow,
    "ski",
    "winter",
    ["09:30", "11:00", "13:00"],
    90,
    495,
    8,
    ["Ski school beginners", "Skidskola nybörjare", "Skiskole for nybegynnere", "Skischule für Anfänger"],
    {
      en: "Two hours with an instructor and your first run from the top.",
      sv: "Två timmar med instruktör och ditt första åk från toppen.",
    },
  ),
  make(
    snow,
    "xc",
    "winter",
    ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00", "20:00"],
    60,
    350,
    10,
    ["Cross-country technique", "Längdskidteknik", "Langrennsteknikk", "Langlauftechnik"],
    {
      en: "Small group, filmed turns and a waxing tip to take home.",
      sv: "Liten grupp, filmade teknikpass och ett vallatips på vägen.",
    },
  ),
  make(
    snow,
    "dogsled",
    "winter",
    ["10:00", "14:00"],
    120,
    1495,
    6,
    ["Drive your own dog sled", "Kör eget hundspann", "Kjør eget hundespann", "Hundeschlitten selbst fahren"],
    {
      en: "Four huskies, one sledge and you at the reins through silent forest.",
      sv: "Fyra huskies, en släde och du vid tömmarna genom tyst skog.",
    },
  ),
  make(
    snow,
    "hike",
    "winter",
    ["11:00", "18:30"],
    150,
    595,
    12,
    [
      "Snowshoe walk to the ridge",
      "Snöskovandring till åsen",
      "Trugetur til åsen",
      "Schneeschuhwanderung zum Kamm",
    ],
    {
      en: "No experience needed. Coffee boiled on an open fire with a view over three valleys.",
      sv: "Ingen vana krävs. Kokkaffe över öppen eld med utsikt över tre dalar.",
    },
  ),
  make(
    snow,
    "ski",
    "winter",
    ["00:00"],
    480,
    520,
    60,
    ["Lift pass day ticket", "Liftkort dagskort", "Heiskort dagskort", "Liftpass Tageskarte"],
    { en: "All lifts of Hällefjäll for a whole day.", sv: "Alla liftar i Hällefjäll en hel dag." },
  ),
  make(
    nature,
    "canoe",
    "summer",
    ["10:00"],
    240,
    690,
    10,
    ["Canoe on the Silver River", "Kanot på Silverälven", "Kano på Silverelva", "Kanu auf dem Silberfluss"],
    {
      en: "Calm water, beaver lodges and lunch on a sandbank.",
      sv: "Lugnt vatten, bäverhyddor och lunch på en sandbank.",
    },
  ),
  make(
    nature,
    "fish",
    "year",
    ["09:00", "17:00"],
    180,
    850,
    5,
    [
      "Fishing with a local guide",
      "Fiske med lokal guide",
      "Fiske med lokal guide",
      "Angeln mit lokalem Guide",
    ],
    {
      en: "Through the ice in winter, with a fly in summer.",
      sv: "Genom isen på vintern, med fluga på sommaren.",
    },
  ),
  make(
    nature,
    "hike",
    "year",
    ["19:30"],
    120,
    450,
    14,
    ["Northern lights and stars", "Norrsken och stjärnor", "Nordlys og stjerner", "Nordlicht und Sterne"],
    {
      en: "A guide, a telescope and reindeer skins to lie on.",
      sv: "En guide, ett teleskop och renskinn att ligga på.",
    },
  ),
  make(
    nature,
    "bike",
    "summer",
    ["09:30", "13:30"],
    150,
    745,
    9,
    ["Guided trail ride", "Guidad stigcykling", "Guidet stisykling", "Geführte Trailtour"],
    {
      en: "Flow, roots and the best cinnamon bun of the valley.",
      sv: "Flow, rötter och dalens bästa kanelbulle.",
    },
  ),
  make(
    nature,
    "hike",
    "year",
    ["11:00", "13:00"],
    75,
    320,
    16,
    ["Meet the reindeer", "Möt renarna", "Møt reinen", "Begegnung mit Rentieren"],
    {
      en: "Feed the herd and hear about eight seasons of work with them.",
      sv: "Mata hjorden och hör om arbetet under åtta årstider.",
    },
  ),
  make(
    wellness,
    "sauna",
    "year",
    ["15:00", "17:00", "19:00"],
    120,
    395,
    8,
    [
      "Lakeside sauna and ice bath",
      "Bastu vid sjön och isbad",
      "Badstue ved sjøen og isbad",
      "Sauna am See und Eisbad",
    ],
    {
      en: "Wood-fired heat, a ladder into the lake and birch twigs if you dare.",
      sv: "Vedeldad värme, stege ner i sjön och björkris om du vågar.",
    },
  ),
  make(
    wellness,
    "sauna",
    "year",
    ["00:00"],
    600,
    490,
    20,
    ["Spa day ticket", "Dagsbiljett till spa", "Dagsbillett til spa", "Tageskarte für das Spa"],
    {
      en: "Pools, steam and a robe, from opening to closing.",
      sv: "Pooler, ånga och badrock, från öppning till stängning.",
    },
  ),
  make(
    wellness,
    "hike",
    "year",
    ["08:00"],
    60,
    245,
    18,
    [
      "Morning yoga in the gatehouse",
      "Morgonyoga i grindstugan",
      "Morgenyoga i portstua",
      "Morgenyoga im Torhaus",
    ],
    { en: "Mats, blankets and porridge are included.", sv: "Mattor, filtar och gröt ingår." },
  ),
];
