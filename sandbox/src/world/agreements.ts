import type { ConditionCode } from "./conditions.ts";
import type { Localised } from "./localised.ts";

/** A price agreement of a unit; part of its booking keys. */
export type AgreementCode = "FLEX" | "FIX" | "EARLY" | "PLUS";

/** An inclusion: part of a price at no extra charge. */
export interface Inclusion {
  readonly name: Localised;
  readonly per: "person" | "stay";
}

export interface Agreement {
  readonly code: AgreementCode;
  /** Rank within the unit, 1 = best. */
  readonly priority: number;
  readonly factor: number;
  readonly condition: ConditionCode;
  /** Minimum days before arrival. */
  readonly minDaysAhead: number;
  /** Whether the undiscounted price is shown struck through. */
  readonly showsSaving: boolean;
  readonly inclusions: { readonly cabin: readonly Inclusion[]; readonly room: readonly Inclusion[] };
  readonly discount: { readonly name: Localised; readonly description: Localised } | null;
}

const linen: Inclusion = {
  name: { en: "Bed linen", sv: "Lakan", no: "Sengetøy", de: "Bettwäsche" },
  per: "person",
};
const cleaning: Inclusion = {
  name: { en: "Final cleaning", sv: "Slutstädning", no: "Sluttrengjøring", de: "Endreinigung" },
  per: "stay",
};
const breakfast: Inclusion = {
  name: { en: "Breakfast", sv: "Frukost", no: "Frokost", de: "Frühstück" },
  per: "person",
};
const dinner: Inclusion = {
  name: { en: "Three-course dinner", sv: "Trerättersmiddag", no: "Treretters middag", de: "Drei-Gänge-Menü" },
  per: "person",
};
const none = { cabin: [], room: [breakfast] };

/** The discount of a campaign on the flexible price. */
export const campaign = {
  factor: 0.9,
  discount: {
    name: {
      en: "Snow guarantee offer",
      sv: "Snögarantierbjudande",
      no: "Snøgarantitilbud",
      de: "Schneegarantie-Angebot",
    },
    description: {
      en: "Ten percent off",
      sv: "Tio procents rabatt",
      no: "Ti prosent rabatt",
      de: "Zehn Prozent Rabatt",
    },
  },
};

export const agreements: Readonly<Record<AgreementCode, Agreement>> = {
  FLEX: {
    code: "FLEX",
    priority: 1,
    factor: 1,
    condition: "flexible",
    minDaysAhead: 0,
    showsSaving: false,
    inclusions: none,
    discount: null,
  },
  FIX: {
    code: "FIX",
    priority: 2,
    factor: 0.9,
    condition: "nonRefundable",
    minDaysAhead: 0,
    showsSaving: false,
    inclusions: { cabin: [], room: [] },
    discount: null,
  },
  EARLY: {
    code: "EARLY",
    priority: 3,
    factor: 0.85,
    condition: "earlyBird",
    minDaysAhead: 30,
    showsSaving: true,
    inclusions: none,
    discount: {
      name: { en: "Early bird", sv: "Boka tidigt", no: "Bestill tidlig", de: "Frühbucher" },
      description: {
        en: "Fifteen percent off when you book 30 days ahead",
        sv: "Femton procents rabatt när du bokar 30 dagar i förväg",
        no: "Femten prosent rabatt når du bestiller 30 dager i forveien",
        de: "Fünfzehn Prozent Rabatt bei Buchung 30 Tage im Voraus",
      },
    },
  },
  PLUS: {
    code: "PLUS",
    priority: 4,
    factor: 1.22,
    condition: "flexible",
    minDaysAhead: 0,
    showsSaving: false,
    inclusions: { cabin: [linen, cleaning], room: [breakfast, dinner] },
    discount: null,
  },
};
