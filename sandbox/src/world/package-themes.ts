import type { Inclusion } from "./agreements.ts";
import type { Localised } from "./localised.ts";

/** The theme of a package. */
export interface PackageTheme {
  readonly name: Localised;
  readonly introduction: Localised;
  readonly inclusions: readonly Inclusion[];
  readonly nights: readonly number[];
  readonly perPerson: number;
  readonly variant: string;
}

const per = (
  en: string,
  sv: string,
  no: string,
  de: string,
  unit: Inclusion["per"] = "person",
): Inclusion => ({ name: { en, sv, no, de }, per: unit });
const theme = (
  nights: readonly number[],
  perPerson: number,
  variant: string,
  name: Localised,
  introduction: Localised,
  ...inclusions: Inclusion[]
): PackageTheme => ({
  name,
  introduction,
  inclusions,
  nights,
  perPerson,
  variant,
});

const everyLength = [2, 3, 4, 5, 6, 7, 14];

export const packageThemes: readonly PackageTheme[] = [
  theme(
    [7],
    1950,
    "ski",
    {
      en: "Ski week with lift pass",
      sv: "Skidvecka med liftkort",
      no: "Skiuke med heiskort",
      de: "Skiwoche mit Liftpass",
    },
    {
      en: "Seven nights with a lift pass for everyone, valid from the morning you arrive.",
      sv: "Sju nätter med liftkort för alla, giltigt från ankomstdagens morgon.",
    },
    per("Lift pass 6 days", "Liftkort 6 dagar", "Heiskort 6 dager", "Liftpass 6 Tage"),
  ),
  theme(
    [2, 3, 4],
    890,
    "sauna",
    { en: "Spa weekend", sv: "Spaweekend", no: "Spahelg", de: "Wellness-Wochenende" },
    {
      en: "Slow mornings, warm pools and a three-course dinner on the first evening.",
      sv: "Långsamma morgnar, varma pooler och en trerätters första kvällen.",
    },
    per("Spa entrance", "Spaentré", "Spainngang", "Spa-Eintritt"),
    per("Three-course dinner", "Trerättersmiddag", "Treretters middag", "Drei-Gänge-Menü"),
  ),
  theme(
    everyLength,
    640,
    "xc",
    {
      en: "Cross-country and waxing school",
      sv: "Längdskidor och vallaskola",
      no: "Langrenn og smørekurs",
      de: "Langlauf und Wachskurs",
    },
    {
      en: "Prepared tracks from the door, a morning with our waxing coach and hot bilberry soup along the way.",
      sv: "Preparerade spår från dörren, en förmiddag med vår vallacoach och varm blåbärssoppa längs vägen.",
    },
    per("Track pass", "Spårkort", "Løypekort", "Loipenkarte"),
    per("Waxing course", "Vallakurs", "Smørekurs", "Wachskurs"),
  ),
  theme(
    [3, 4, 5, 7],
    1490,
    "dogsled",
    {
      en: "Dog sled and northern lights",
      sv: "Hundspann och norrsken",
      no: "Hundespann og nordlys",
      de: "Hundeschlitten und Nordlicht",
    },
    {
      en: "Drive your own team through the forest and spend the evening waiting for the sky to light up.",
      sv: "Kör ditt eget hundspann genom skogen och vänta ut norrskenet på kvällen.",
    },
    per(
      "Dog sled tour 2 hours",
      "Hundspannstur 2 timmar",
      "Hundespanntur 2 timer",
      "Hundeschlittentour 2 Stunden",
    ),
  ),
  theme(
    everyLength,
    420,
    "hike",
    {
      en: "Hiking from hut to hut",
      sv: "Vandra från stuga till stuga",
      no: "Fra hytte til hytte",
      de: "Wandern von Hütte zu Hütte",
    },
    {
      en: "Packed lunches, maps and luggage transport: you carry the view, we carry the rest.",
      sv: "Matsäck, kartor och bagagetransport: du bär utsikten, vi bär resten.",
    },
    per("Packed lunch", "Matsäck", "Niste", "Lunchpaket"),
    per("Luggage transport", "Bagagetransport", "Bagasjetransport", "Gepäcktransport", "stay"),
  ),
  theme(
    [2, 3, 4, 7],
    780,
    "bike",
    { en: "Trail bike days", sv: "Stigcykeldagar", no: "Stisykkeldager", de: "Trailbike-Tage" },
    {
      en: "Flow trails, lift-served runs and a workshop bench that is open until midnight.",
      sv: "Flowleder, liftburna åk och en verkstadsbänk som är öppen till midnatt.",
    },
    per("Bike lift pass", "Cykelliftkort", "Sykkelheiskort", "Bike-Liftpass"),
  ),
  theme(
    everyLength,
    560,
    "fish",
    {
      en: "Fly fishing in mountain waters",
      sv: "Flugfiske i fjällvatten",
      no: "Fluefiske i fjellvann",
      de: "Fliegenfischen in Bergseen",
    },
    {
      en: "Trout, char and silence. Fishing licence for eleven lakes and a guide on the first evening.",
      sv: "Öring, röding och tystnad. Fiskekort för elva sjöar och guide första kvällen.",
    },
    per("Fishing licence", "Fiskekort", "Fiskekort", "Angelschein"),
  ),
  theme(
    [3, 4, 5, 7],
    980,
    "canoe",
    {
      en: "Paddle and wilderness camp",
      sv: "Paddling och vildmarksläger",
      no: "Padling og villmarksleir",
      de: "Paddeln und Wildniscamp",
    },
    {
      en: "Two days by canoe, one night under canvas and three in a bed.",
      sv: "Två dagar i kanot, en natt i tält och tre i säng.",
    },
    per("Canoe hire", "Kanothyra", "Kanoleie", "Kanumiete"),
  ),
  theme(
    [4, 5, 7, 14],
    320,
    "xc",
    { en: "Remote work week", sv: "Distansjobbvecka", no: "Hjemmekontoruke", de: "Homeoffice-Woche" },
    {
      en: "A desk with a view, fibre broadband and lunch at twelve.",
      sv: "Skrivbord med utsikt, fiber och lunch klockan tolv.",
    },
    per("Weekday lunch", "Vardagslunch", "Hverdagslunsj", "Mittagessen an Wochentagen"),
  ),
  theme(
    [2, 3, 4, 5, 7],
    690,
    "sauna",
    {
      en: "Family days with ski school",
      sv: "Familjedagar med skidskola",
      no: "Familiedager med skiskole",
      de: "Familientage mit Skischule",
    },
    {
      en: "Ski school for the children every morning, coffee in peace for the rest of you.",
      sv: "Skidskola för barnen varje förmiddag, kaffe i lugn och ro för er andra.",
    },
    per(
      "Ski school 2 hours a day",
      "Skidskola 2 timmar om dagen",
      "Skiskole 2 timer om dagen",
      "Skischule 2 Stunden am Tag",
    ),
  ),
];
