import type { Localised } from "./localised.ts";

/** The conditions of a price. */
export interface BookingCondition {
  readonly name: Localised;
  /** HTML. */
  readonly terms: Localised;
}

export type ConditionCode = "flexible" | "nonRefundable" | "earlyBird";

export const conditions: Readonly<Record<ConditionCode, BookingCondition>> = {
  flexible: {
    name: { en: "Flexible", sv: "Flexibel", no: "Fleksibel", de: "Flexibel" },
    terms: {
      en: "<p>Free cancellation until <strong>7 days before arrival</strong>. After that the whole stay is charged.</p><ul><li>20 % of the price is paid when you book.</li><li>The rest is paid 30 days before arrival.</li></ul>",
      sv: "<p>Fri avbokning fram till <strong>7 dagar före ankomst</strong>. Därefter debiteras hela vistelsen.</p><ul><li>20 % av priset betalas vid bokning.</li><li>Resten betalas 30 dagar före ankomst.</li></ul>",
      no: "<p>Gratis avbestilling inntil <strong>7 dager før ankomst</strong>. Etter det belastes hele oppholdet.</p><ul><li>20 % av prisen betales ved bestilling.</li><li>Resten betales 30 dager før ankomst.</li></ul>",
      de: "<p>Kostenlose Stornierung bis <strong>7 Tage vor Anreise</strong>. Danach wird der gesamte Aufenthalt berechnet.</p><ul><li>20 % des Preises werden bei der Buchung bezahlt.</li><li>Der Rest wird 30 Tage vor Anreise bezahlt.</li></ul>",
    },
  },
  nonRefundable: {
    name: {
      en: "Non-refundable",
      sv: "Ej återbetalningsbar",
      no: "Ikke refunderbar",
      de: "Nicht erstattungsfähig",
    },
    terms: {
      en: "<p>The lowest price. The whole stay is paid when you book and nothing is refunded.</p><p>You may change the guest names free of charge.</p>",
      sv: "<p>Lägsta priset. Hela vistelsen betalas vid bokning och återbetalas inte.</p><p>Du får ändra gästernas namn utan kostnad.</p>",
      no: "<p>Laveste pris. Hele oppholdet betales ved bestilling og refunderes ikke.</p><p>Du kan endre gjestenes navn gratis.</p>",
      de: "<p>Der niedrigste Preis. Der gesamte Aufenthalt wird bei der Buchung bezahlt und nicht erstattet.</p><p>Die Namen der Gäste können kostenlos geändert werden.</p>",
    },
  },
  earlyBird: {
    name: { en: "Early bird", sv: "Boka tidigt", no: "Bestill tidlig", de: "Frühbucher" },
    terms: {
      en: "<p>For stays booked at least 30 days ahead. You may move the stay <em>once</em> to other dates of the same season.</p>",
      sv: "<p>För vistelser som bokas minst 30 dagar i förväg. Du får flytta vistelsen <em>en gång</em> till andra datum samma säsong.</p>",
      no: "<p>For opphold som bestilles minst 30 dager i forveien. Du kan flytte oppholdet <em>én gang</em> til andre datoer i samme sesong.</p>",
      de: "<p>Für Aufenthalte, die mindestens 30 Tage im Voraus gebucht werden. Sie können den Aufenthalt <em>einmal</em> innerhalb derselben Saison verschieben.</p>",
    },
  },
};
