import type { Inclusion } from "./agreements.ts";
import type { Localised } from "./localised.ts";
import type { Picture } from "./stay.ts";

/** A package: a stay of fixed lengths sold with inclusions. */
export interface StayPackage {
  /** Digits of its content id. */
  readonly id: number;
  readonly packageId: number;
  readonly name: Localised;
  /** The property that sells it. */
  readonly propertyId: number;
  readonly unitIds: readonly number[];
  /** Lengths of the stay, in nights. */
  readonly nights: readonly number[];
  /** Factor of the unit's flexible price. */
  readonly factor: number;
  /** Added per person and stay, in SEK. */
  readonly perPerson: number;
  /** Factor of the price before the saving; 1 = no saving. */
  readonly savingFactor: number;
  readonly inclusions: readonly Inclusion[];
  readonly introduction: Localised;
  /** HTML, information 101. */
  readonly intro: Localised;
  /** HTML, information 102. */
  readonly about: Localised;
  readonly pictures: readonly Picture[];
}
