import type en from "./texts/en.json";

/** An entry of a menu. */
interface Choice {
  readonly id: number;
  readonly name: string;
}

/** What the server writes into the search box's script for one language. */
export interface SearchBoxOptions {
  /** Address of the results page, without a query. */
  readonly results: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** First day of arrival, YYYY-MM-DD. */
  readonly earliest: string;
  readonly categories: readonly Choice[];
  readonly areas: readonly Choice[];
  readonly isCategoryRequired: boolean;
  readonly isAreaRequired: boolean;
  readonly defaultAdults: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxChildAge: number;
  /** Colour of the button, `#rrggbb`. */
  readonly action: string;
  /** `{{n}}` in `ageOfChild` is the number of the child. */
  readonly texts: Readonly<Record<keyof typeof en, string>>;
}
