import type { WorldLanguage } from "../world/localised.ts";

/** All texts of the online site, with `{…}` placeholders. */
export interface OnlineTexts {
  readonly site: string;
  readonly back: string;
  readonly basket: string;
  readonly emptyBasket: string;
  readonly included: string;
  readonly extra: string;
  readonly remove: string;
  readonly removeLine: string;
  readonly total: string;
  readonly addons: string;
  readonly noAddons: string;
  readonly chosenAddons: string;
  readonly offeredAddons: string;
  readonly each: string;
  readonly toBasket: string;
  readonly toAddons: string;
  readonly activity: string;
  readonly chosenDate: string;
  readonly chooseDate: string;
  readonly promotion: string;
  readonly book: string;
  readonly notFound: string;
  readonly notFoundHelp: string;
}

export const ONLINE_TEXTS: Readonly<Record<WorldLanguage, OnlineTexts>> = {
  en: {
    site: "Online booking",
    back: "Back to the site",
    basket: "Your basket",
    emptyBasket: "Your basket is empty.",
    included: "included",
    extra: "extra",
    remove: "Remove",
    removeLine: "Remove {name}",
    total: "Total",
    addons: "Your extras",
    noAddons: "There are no extras for what is in the basket.",
    chosenAddons: "Chosen",
    offeredAddons: "On offer",
    each: "{price} each, up to {n}",
    toBasket: "Go to the basket",
    toAddons: "See your extras",
    activity: "Activity {id}",
    chosenDate: "Date: {date}",
    chooseDate: "Choose a day and a time on the site.",
    promotion: "Promotion code: {code}",
    book: "Book now",
    notFound: "This page does not exist",
    notFoundHelp: "Perhaps the link is old. Your basket is kept.",
  },
  sv: {
    site: "Onlinebokning",
    back: "Tillbaka till webbplatsen",
    basket: "Din varukorg",
    emptyBasket: "Varukorgen är tom.",
    included: "ingår",
    extra: "tillval",
    remove: "Ta bort",
    removeLine: "Ta bort {name}",
    total: "Totalt",
    addons: "Dina tillval",
    noAddons: "Det finns inga tillval till det som ligger i varukorgen.",
    chosenAddons: "Valda",
    offeredAddons: "Kan läggas till",
    each: "{price} styck, högst {n}",
    toBasket: "Till varukorgen",
    toAddons: "Se dina tillval",
    activity: "Aktivitet {id}",
    chosenDate: "Datum: {date}",
    chooseDate: "Välj dag och tid på webbplatsen.",
    promotion: "Kampanjkod: {code}",
    book: "Boka nu",
    notFound: "Sidan finns inte",
    notFoundHelp: "Länken är kanske gammal. Varukorgen är kvar.",
  },
  no: {
    site: "Nettbestilling",
    back: "Tilbake til nettstedet",
    basket: "Handlekurven din",
    emptyBasket: "Handlekurven er tom.",
    included: "inkludert",
    extra: "tillegg",
    remove: "Fjern",
    removeLine: "Fjern {name}",
    total: "Totalt",
    addons: "Tilleggene dine",
    noAddons: "Det finnes ingen tillegg til det som ligger i handlekurven.",
    chosenAddons: "Valgt",
    offeredAddons: "Kan legges til",
    each: "{price} per stykk, høyst {n}",
    toBasket: "Til handlekurven",
    toAddons: "Se tilleggene dine",
    activity: "Aktivitet {id}",
    chosenDate: "Dato: {date}",
    chooseDate: "Velg dag og tid på nettstedet.",
    promotion: "Kampanjekode: {code}",
    book: "Bestill nå",
    notFound: "Siden finnes ikke",
    notFoundHelp: "Lenken er kanskje gammel. Handlekurven er bevart.",
  },
  de: {
    site: "Online-Buchung",
    back: "Zurück zur Website",
    basket: "Ihr Warenkorb",
    emptyBasket: "Der Warenkorb ist leer.",
    included: "inbegriffen",
    extra: "Zusatz",
    remove: "Entfernen",
    removeLine: "{name} entfernen",
    total: "Gesamt",
    addons: "Ihre Extras",
    noAddons: "Zu den Buchungen im Warenkorb gibt es keine Extras.",
    chosenAddons: "Gewählt",
    offeredAddons: "Weitere Extras",
    each: "{price} pro Stück, höchstens {n}",
    toBasket: "Zum Warenkorb",
    toAddons: "Ihre Extras ansehen",
    activity: "Aktivität {id}",
    chosenDate: "Datum: {date}",
    chooseDate: "Wählen Sie Tag und Uhrzeit auf der Website.",
    promotion: "Aktionscode: {code}",
    book: "Jetzt buchen",
    notFound: "Diese Seite gibt es nicht",
    notFoundHelp: "Vielleicht ist der Link veraltet. Ihr Warenkorb bleibt erhalten.",
  },
};

/** Replaces each `{name}` with its value. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
