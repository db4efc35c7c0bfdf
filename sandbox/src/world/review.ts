import type { Localised } from "./localised.ts";

/** A guest's review of a stay. */
export interface Review {
  readonly id: number;
  readonly stayId: number;
  readonly title: string | null;
  readonly body: string | null;
  readonly signature: string | null;
  readonly country: { readonly code: string; readonly name: Localised } | null;
  /** Days before the day on which the world was made. */
  readonly daysAgo: number;
  readonly overall: number;
  readonly scores: readonly { readonly id: number; readonly value: number }[];
  readonly recommends: boolean;
  readonly reply: { readonly text: string; readonly daysLater: number } | null;
  readonly unitName: Localised | null;
}

/** The score categories of reviews, besides the overall score 0. */
export const scoreCategories: readonly { readonly id: number; readonly name: Localised }[] = [
  { id: 1, name: { en: "Cleanliness", sv: "Städning", no: "Renhold", de: "Sauberkeit" } },
  { id: 2, name: { en: "Location", sv: "Läge", no: "Beliggenhet", de: "Lage" } },
  { id: 3, name: { en: "Comfort", sv: "Komfort", no: "Komfort", de: "Komfort" } },
  { id: 4, name: { en: "Service", sv: "Service", no: "Service", de: "Service" } },
  {
    id: 5,
    name: { en: "Value for money", sv: "Prisvärdhet", no: "Verdi for pengene", de: "Preis-Leistung" },
  },
];
export const overallScore: Localised = { en: "Overall", sv: "Helhet", no: "Helhet", de: "Gesamt" };
