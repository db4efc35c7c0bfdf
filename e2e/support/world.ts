import { convertAmount, type Destination, destinationNamed } from "../../sandbox/src/world/destination.ts";
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

function moneyFormat(code: DestinationLanguage["code"]): Intl.NumberFormat {
  return new Intl.NumberFormat(findLanguage(code).locale, {
    style: "currency",
    currency: world.currency.code,
    maximumFractionDigits: 0,
  });
}

/** The currency symbol in prices of a language, such as `SEK` or `kr`. */
export function findCurrency(code: DestinationLanguage["code"]): string {
  return (
    moneyFormat(code)
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? ""
  );
}

/**
 * A regular expression for a price of the mock on the English site: `SEK\s1,080`.
 *
 * @param price in the mock's base units, before conversion to the world's currency
 */
export function formatPrice(price: number): string {
  return moneyFormat("en").format(convertAmount(world, price)).replace(/\s/g, "\\s");
}

/** A regular expression for any price on the English site. */
export const PRICE = `${findCurrency("en")}\\s?[\\d,]+`;

/** Texts that no page of the English site may show. */
export const WRONG = new RegExp(`undefined|NaN|null|\\[object|${findCurrency("en")}\\s?[-−]`);
