import type { Localised } from "./localised.ts";

/** Boarding information by kind of transport. */
export const boarding = {
  bus: {
    en: "Skis and luggage travel in the hold at no extra charge. Show the booking on your phone when you board, five minutes before departure.",
    sv: "Skidor och bagage åker i lastutrymmet utan extra kostnad. Visa bokningen i telefonen när du stiger på, fem minuter före avgång.",
    no: "Ski og bagasje reiser i lasterommet uten ekstra kostnad. Vis bestillingen på telefonen når du går på, fem minutter før avgang.",
    de: "Ski und Gepäck reisen ohne Aufpreis im Laderaum. Zeigen Sie beim Einsteigen, fünf Minuten vor der Abfahrt, die Buchung auf dem Telefon.",
  },
  train: {
    en: "Seats are numbered, and skis stand in the rack at the end of each coach. Tickets are checked on board.",
    sv: "Platserna är numrerade och skidorna står i stället i vagnens ände. Biljetterna visas ombord.",
    no: "Plassene er nummererte, og skiene står i stativet i enden av vognen. Billettene vises om bord.",
    de: "Die Plätze sind nummeriert, Ski stehen im Ständer am Ende des Wagens. Fahrkarten werden an Bord kontrolliert.",
  },
  ferry: {
    en: "Boarding opens a quarter of an hour before departure. Dogs, prams and bicycles come along for free; there is coffee below deck.",
    sv: "Ombordstigningen börjar en kvart före avgång. Hundar, barnvagnar och cyklar åker med gratis; kaffe finns under däck.",
    no: "Ombordstigningen begynner et kvarter før avgang. Hunder, barnevogner og sykler er med gratis; det er kaffe under dekk.",
    de: "Einstieg ist eine Viertelstunde vor der Abfahrt. Hunde, Kinderwagen und Fahrräder fahren umsonst mit; Kaffee gibt es unter Deck.",
  },
  gondola: {
    en: "Skis, sledges and prams fit into every cabin. In strong wind it stands still, and the ticket is valid the day after.",
    sv: "Skidor, kälkar och barnvagnar får plats i varje kabin. I hård vind står den stilla, och biljetten gäller dagen efter.",
    no: "Ski, kjelker og barnevogner får plass i hver kabin. I sterk vind står den stille, og billetten gjelder dagen etter.",
    de: "Ski, Schlitten und Kinderwagen passen in jede Kabine. Bei starkem Wind steht sie still, und die Karte gilt am Tag danach.",
  },
} as const satisfies Readonly<Record<string, Localised>>;
