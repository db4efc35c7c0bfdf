import type { Destination } from "../../sandbox/src/world/destination.ts";
import { destinationNamed } from "../../sandbox/src/world/destinations.ts";
import type { DestinationLanguage } from "../../sandbox/src/world/localised.ts";

/** The world of the tests, chosen by `SANDBOX_WORLD`. Ids and numbers are the same in all worlds. */
export const world: Destination = destinationNamed(process.env.SANDBOX_WORLD);

/**
 * Whether this world runs the case with this number. The two worlds share the cases of a long suite, because CI
 * runs both.
 */
export const isOfThisWorld = (number: number): boolean =>
  number % 2 === (world === destinationNamed(undefined) ? 0 : 1);

/** The language of the site for an ISO 639-1 code. */
export function findLanguage(code: DestinationLanguage["code"]): DestinationLanguage {
  const language = world.languages.find((one) => one.code === code);
  if (!language) throw new Error(`${world.name} has no language ${code}.`);
  return language;
}

/** Path prefix of all pages of a language, such as `/en`. */
export const findPath = (code: DestinationLanguage["code"]): string => `/${findLanguage(code).prefix}`;

/** The paths of the English and the Swedish site. */
export const EN = findPath("en");
export const SV = findPath("sv");

/** The currency symbol in prices of a language, such as `SEK` or `kr`. */
export function findCurrency(code: DestinationLanguage["code"]): string {
  const options = { style: "currency", currency: world.currency.code } as const;
  const parts = new Intl.NumberFormat(findLanguage(code).locale, options).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? "";
}

/** A regular expression for any price on the English site. */
export const PRICE = `${findCurrency("en")}\\s?[\\d,]+`;
