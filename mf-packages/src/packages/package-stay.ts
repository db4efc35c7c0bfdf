import { nights } from "@stays/days";
import { type PersonConfiguration, personCount } from "@stays/domain";
import type { PackageSearch } from "../search/package-search.ts";
import type { ListedPackage } from "./listed-package.ts";

/** The stay that the price of a package is for. */
export interface PackageStay {
  readonly nights: number;
  /** null = several rooms were requested, and Galaxy does not say which one the from-price is for. */
  readonly persons: number | null;
}

/** Nights and persons of a package's price: those of its product, else those of the search. */
export function packageStay(
  { product }: Pick<ListedPackage, "product">,
  { start, end, persons }: Pick<PackageSearch, "start" | "end" | "persons">,
): PackageStay {
  if (product)
    return {
      nights: nights(product.price.start, product.price.end),
      persons: product.price.totalPersons,
    };
  return { nights: nights(start, end), persons: personsOf(persons) };
}

/** The price per person; null for one person or an unknown number of persons. */
export function perPerson(amount: number, persons: number | null): number | null {
  return persons !== null && persons > 1 ? amount / persons : null;
}

function personsOf(rooms: readonly PersonConfiguration[]): number | null {
  return rooms.length === 1 ? personCount(rooms).persons : null;
}
