import content from "../../content/conditions.json" with { type: "json" };
import type { Localised } from "./localised.ts";

/** The conditions of a price. */
interface BookingCondition {
  readonly name: Localised;
  /** HTML. */
  readonly terms: Localised;
}

type ConditionCode = "flexible" | "nonRefundable" | "earlyBird";

export const conditions: Readonly<Record<ConditionCode, BookingCondition>> = content;

/** A price agreement of a unit; part of its booking keys. */
export type AgreementCode = "FLEX" | "FIX" | "EARLY" | "PLUS";

/** An inclusion: part of a price at no extra charge. */
export interface Inclusion {
  readonly name: Localised;
  readonly per: "person" | "stay";
}

export interface Agreement {
  /** Rank within the unit, 1 = best. */
  readonly priority: number;
  readonly factor: number;
  readonly condition: ConditionCode;
  /** Minimum days before arrival; missing = 0. */
  readonly minDaysAhead?: number;
  readonly inclusions: { readonly cabin: readonly Inclusion[]; readonly room: readonly Inclusion[] };
  /** With it the undiscounted price is shown struck through. */
  readonly discount?: { readonly name: Localised; readonly description: Localised };
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
    priority: 1,
    factor: 1,
    condition: "flexible",
    inclusions: none,
  },
  FIX: {
    priority: 2,
    factor: 0.9,
    condition: "nonRefundable",
    inclusions: { cabin: [], room: [] },
  },
  EARLY: {
    priority: 3,
    factor: 0.85,
    condition: "earlyBird",
    minDaysAhead: 30,
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
    priority: 4,
    factor: 1.22,
    condition: "flexible",
    inclusions: { cabin: [linen, cleaning], room: [breakfast, dinner] },
  },
};

/** A code a visitor can type. */
export interface PromoCode {
  readonly code: string;
  /** Price factor of the code. */
  readonly factor: number;
  readonly expired: boolean;
}

const promoCodes: readonly PromoCode[] = [
  { code: "WINTER10", factor: 0.9, expired: false },
  { code: "OLD10", factor: 0.9, expired: true },
];

/** Returns the promo code for typed text, without regard to case; null when unknown. */
export function findPromoCode(typed: string): PromoCode | null {
  const wanted = typed.trim().toUpperCase();
  return promoCodes.find(({ code }) => code === wanted) ?? null;
}
