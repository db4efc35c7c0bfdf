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
const everyLength = [2, 3, 4, 5, 6, 7, 14];

export const packageThemes: readonly PackageTheme[] = [
  {
    name: {
      en: "Ski week with lift pass",
      sv: "Skidvecka med liftkort",
      no: "Skiuke med heiskort",
      de: "Skiwoche mit Liftpass",
    },
    introduction: {
      en: "Seven nights with a lift pass for everyone, valid from the morning you arrive.",
      sv: "Sju nätter med liftkort för alla, giltigt från ankomstdagens morgon.",
    },
    inclusions: [per("Lift pass 6 days", "Liftkort 6 dagar", "Heiskort 6 dager", "Liftpass 6 Tage")],
    nights: [7],
    perPerson: 1950,
    variant: "ski",
  },
  {
    name: { en: "Spa weekend", sv: "Spaweekend", no: "Spahelg", de: "Wellness-Wochenende" },
    introduction: {
      en: "Slow mornings, warm pools and a three-course dinner on the first evening.",
      sv: "Långsamma morgnar, varma pooler och en trerätters första kvällen.",
    },
    inclusions: [
      per("Spa entrance", "Spaentré", "Spainngang", "Spa-Eintritt"),
      per("Three-course dinner", "Trerättersmiddag", "Treretters middag", "Drei-Gänge-Menü"),
    ],
    nights: [2, 3, 4],
    perPerson: 890,
    variant: "sauna",
  },
  {
    name: {
      en: "Cross-country and waxing school",
      sv: "Längdskidor och vallaskola",
      no: "Langrenn og smørekurs",
      de: "Langlauf und Wachskurs",
    },
    introduction: {
      en: "Prepared tracks from the door, a morning with our waxing coach and hot bilberry soup along the way.",
      sv: "Preparerade spår från dörren, en förmiddag med vår vallacoach och varm blåbärssoppa längs vägen.",
    },
    inclusions: [
      per("Track pass", "Spårkort", "Løypekort", "Loipenkarte"),
      per("Waxing course", "Vallakurs", "Smørekurs", "Wachskurs"),
    ],
    nights: everyLength,
    perPerson: 640,
    variant: "xc",
  },
  {
    name: {
      en: "Dog sled and northern lights",
      sv: "Hundspann och norrsken",
      no: "Hundespann og nordlys",
      de: "Hundeschlitten und Nordlicht",
    },
    introduction: {
      en: "Drive your own team through the forest and spend the evening waiting for the sky to light up.",
      sv: "Kör ditt eget hundspann genom skogen och vänta ut norrskenet på kvällen.",
    },
    inclusions: [
      per(
        "Dog sled tour 2 hours",
        "Hundspannstur 2 timmar",
        "Hundespanntur 2 timer",
        "Hundeschlittentour 2 Stunden",
      ),
    ],
    nights: [3, 4, 5, 7],
    perPerson: 1490,
    variant: "dogsled",
  },
  {
    name: {
      en: "Hiking from hut to hut",
      sv: "Vandra från stuga till stuga",
      no: "Fra hytte til hytte",
      de: "Wandern von Hütte zu Hütte",
    },
    introduction: {
      en: "Packed lunches, maps and luggage transport: you carry the view, we carry the rest.",
      sv: "Matsäck, kartor och bagagetransport: du bär utsikten, vi bär resten.",
    },
    inclusions: [
      per("Packed lunch", "Matsäck", "Niste", "Lunchpaket"),
      per("Luggage transport", "Bagagetransport", "Bagasjetransport", "Gepäcktransport", "stay"),
    ],
    nights: everyLength,
    perPerson: 420,
    variant: "hike",
  },
  {
    name: { en: "Trail bike days", sv: "Stigcykeldagar", no: "Stisykkeldager", de: "Trailbike-Tage" },
    introduction: {
      en: "Flow trails, lift-served runs and a workshop bench that is open until midnight.",
      sv: "Flowleder, liftburna åk och en verkstadsbänk som är öppen till midnatt.",
    },
    inclusions: [per("Bike lift pass", "Cykelliftkort", "Sykkelheiskort", "Bike-Liftpass")],
    nights: [2, 3, 4, 7],
    perPerson: 780,
    variant: "bike",
  },
  {
    name: {
      en: "Fly fishing in mountain waters",
      sv: "Flugfiske i fjällvatten",
      no: "Fluefiske i fjellvann",
      de: "Fliegenfischen in Bergseen",
    },
    introduction: {
      en: "Trout, char and silence. Fishing licence for eleven lakes and a guide on the first evening.",
      sv: "Öring, röding och tystnad. Fiskekort för elva sjöar och guide första kvällen.",
    },
    inclusions: [per("Fishing licence", "Fiskekort", "Fiskekort", "Angelschein")],
    nights: everyLength,
    perPerson: 560,
    variant: "fish",
  },
  {
    name: {
      en: "Paddle and wilderness camp",
      sv: "Paddling och vildmarksläger",
      no: "Padling og villmarksleir",
      de: "Paddeln und Wildniscamp",
    },
    introduction: {
      en: "Two days by canoe, one night under canvas and three in a bed.",
      sv: "Två dagar i kanot, en natt i tält och tre i säng.",
    },
    inclusions: [per("Canoe hire", "Kanothyra", "Kanoleie", "Kanumiete")],
    nights: [3, 4, 5, 7],
    perPerson: 980,
    variant: "canoe",
  },
  {
    name: { en: "Remote work week", sv: "Distansjobbvecka", no: "Hjemmekontoruke", de: "Homeoffice-Woche" },
    introduction: {
      en: "A desk with a view, fibre broadband and lunch at twelve.",
      sv: "Skrivbord med utsikt, fiber och lunch klockan tolv.",
    },
    inclusions: [per("Weekday lunch", "Vardagslunch", "Hverdagslunsj", "Mittagessen an Wochentagen")],
    nights: [4, 5, 7, 14],
    perPerson: 320,
    variant: "xc",
  },
  {
    name: {
      en: "Family days with ski school",
      sv: "Familjedagar med skidskola",
      no: "Familiedager med skiskole",
      de: "Familientage mit Skischule",
    },
    introduction: {
      en: "Ski school for the children every morning, coffee in peace for the rest of you.",
      sv: "Skidskola för barnen varje förmiddag, kaffe i lugn och ro för er andra.",
    },
    inclusions: [
      per(
        "Ski school 2 hours a day",
        "Skidskola 2 timmar om dagen",
        "Skiskole 2 timer om dagen",
        "Skischule 2 Stunden am Tag",
      ),
    ],
    nights: [2, 3, 4, 5, 7],
    perPerson: 690,
    variant: "sauna",
  },
];
