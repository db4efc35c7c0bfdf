import type { Inclusion } from "./agreements.ts";
import type { Localised } from "./localised.ts";
import type { Picture } from "./stay.ts";

/** A stay of fixed lengths sold with something in it. */
export interface StayPackage {
  /** Digits of its content id. */
  readonly id: number;
  readonly packageId: number;
  readonly name: Localised;
  /** The property that sells it. */
  readonly propertyId: number;
  readonly unitIds: readonly number[];
  /** Lengths it is sold for, in nights. */
  readonly nights: readonly number[];
  /** Share of the unit's flexible price. */
  readonly factor: number;
  /** Added per person and stay, in SEK. */
  readonly perPerson: number;
  /** Price before the saving as a share of the price; 1 = no saving. */
  readonly savingFactor: number;
  readonly inclusions: readonly Inclusion[];
  readonly introduction: Localised;
  /** HTML, information 101. */
  readonly intro: Localised;
  /** HTML, information 102. */
  readonly about: Localised;
  readonly pictures: readonly Picture[];
}
