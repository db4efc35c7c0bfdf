import type { Localised } from "./localised.ts";

/** Reviewers of a country: their names and texts in their own language. */
export interface Reviewers {
  readonly share: number;
  readonly country: { readonly code: string; readonly name: Localised };
  readonly names: readonly string[];
  readonly good: readonly (readonly [string, string])[];
  readonly fair: readonly (readonly [string, string])[];
  readonly reply: string;
}

export const reviewers: readonly Reviewers[] = [
  {
    share: 50,
    country: { code: "SE", name: { en: "Sweden", sv: "Sverige", no: "Sverige", de: "Schweden" } },
    names: ["Anna", "Erik L.", "Familjen Berg", "Karin", "Johan", "Elsa & Nils", "Åsa", "Mattias H."],
    good: [
      [
        "En vecka vi minns länge",
        "Skidspåret utanför dörren och bastun varm när vi kom hem. Barnen frågar redan när vi åker tillbaka.",
      ],
      ["Precis som på bilderna", "Rent, varmt och tyst. Köket hade allt vi behövde."],
      ["Toppenläge", "Två minuter till liften och ändå hörde vi bara vinden."],
      ["Vi kommer igen", "Personalen hjälpte oss med allt från vallning till hjortronsylt."],
    ],
    fair: [
      ["Fint men slitet", "Härligt läge, men badrummet behöver en uppfräschning."],
      ["Lite trångt", "För sex personer blev det trångt i hallen med alla pjäxor."],
    ],
    reply: "Tack för att ni bodde hos oss! Välkomna åter till {destination}.",
  },
  {
    share: 20,
    country: { code: "NO", name: { en: "Norway", sv: "Norge", no: "Norge", de: "Norwegen" } },
    names: ["Kari", "Ola N.", "Ingrid", "Familien Dahl", "Sverre"],
    good: [
      ["Helt nydelig", "Nypreparerte løyper og god plass til alle. Anbefales!"],
      ["Koselig hytte", "Peis, utsikt og stillhet. Vi savnet ingenting."],
    ],
    fair: [["Grei helg", "Fin beliggenhet, men dårlig wifi i andre etasje."]],
    reply: "Takk for besøket og for de fine ordene!",
  },
  {
    share: 12,
    country: { code: "DE", name: { en: "Germany", sv: "Tyskland", no: "Tyskland", de: "Deutschland" } },
    names: ["Katrin", "Familie Schröder", "Jürgen", "Annika W."],
    good: [
      [
        "Traumhafte Ruhe",
        "Wir haben Nordlichter vom Bett aus gesehen. Alles war sauber und liebevoll eingerichtet.",
      ],
      ["Sehr zu empfehlen", "Loipe vor der Tür, Sauna am See und freundliche Gastgeber."],
    ],
    fair: [["Schön, aber abgelegen", "Ohne Auto ist der Einkauf schwierig. Die Aussicht entschädigt."]],
    reply: "Herzlichen Dank, wir freuen uns auf ein Wiedersehen!",
  },
  {
    share: 8,
    country: { code: "DK", name: { en: "Denmark", sv: "Danmark", no: "Danmark", de: "Dänemark" } },
    names: ["Mette", "Søren", "Familien Holm"],
    good: [["Dejlig uge i sneen", "Børnene elskede kælkebakken, og vi elskede saunaen."]],
    fair: [["Ok, men dyrt", "God hytte, men slutrengøringen var dyr."]],
    reply: "Tak for jeres besøg, vi ses igen!",
  },
  {
    share: 6,
    country: {
      code: "GB",
      name: { en: "United Kingdom", sv: "Storbritannien", no: "Storbritannia", de: "Vereinigtes Königreich" },
    },
    names: ["Hannah", "The Wilsons", "Oliver"],
    good: [
      [
        "Worth the journey",
        "Proper snow, a proper fire and people who know both. The sledge by the door was a lovely touch.",
      ],
    ],
    fair: [["Nice but cosy", "Cosy as in small. Lovely view from the breakfast table though."]],
    reply: "Thank you for coming all the way, you are welcome back.",
  },
  {
    share: 4,
    country: {
      code: "NL",
      name: { en: "Netherlands", sv: "Nederländerna", no: "Nederland", de: "Niederlande" },
    },
    names: ["Sanne", "Familie de Vries"],
    good: [["Prachtige plek", "Stilte, sneeuw en een heerlijke sauna. We komen zeker terug."]],
    fair: [["Mooi, maar koud", "Het duurde een avond voordat het huisje warm was."]],
    reply: "Hartelijk dank voor uw bezoek!",
  },
];
