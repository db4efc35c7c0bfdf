import themes from "../../content/package-themes.json" with { type: "json" };
import type { Inclusion } from "./agreements.ts";
import type { Destination } from "./destination.ts";
import { inEach, type Localised, translate } from "./localised.ts";
import { variantPictures } from "./pictures.ts";
import { createRandom } from "./random.ts";
import { special } from "./special-cases.ts";
import type { WorldStay } from "./stay.ts";

/** The theme of a package. */
interface PackageTheme {
  readonly name: Localised;
  readonly introduction: Localised;
  readonly inclusions: readonly Inclusion[];
  readonly nights: readonly number[];
  readonly perPerson: number;
  readonly variant: string;
}

const packageThemes = themes as readonly PackageTheme[];

/** A package: a stay of fixed lengths sold with inclusions. */
export type StayPackage = ReturnType<typeof makePackage>;

const FIRST_ID = 7001;
const FIRST_PACKAGE_ID = 810;
/** The six suppliers: three villages, two hotels, and a lodge that is let as a whole. */
const suppliers = [2001, 2002, 2006, 4001, 4003, special.lodgeWithPackages];

const vouchers: Localised = {
  en: "Passes and vouchers wait for you at check-in, one for each of you. In the package:",
  sv: "Kort och biljetter väntar vid incheckningen, en omgång till var och en. I paketet ingår:",
  no: "Kort og billetter venter ved innsjekkingen, ett sett til hver. I pakken inngår:",
  de: "Pässe und Gutscheine liegen beim Einchecken für jeden von Ihnen bereit. Im Paket:",
};

/** The suppliers of a large destination only. */
const moreSuppliers = [...Array.from({ length: 34 }, (_, index) => 2007 + index), 4005];

/** 60 packages: each of six suppliers sells every theme; as many as a large destination has. */
export function makePackages({ size }: Destination, stays: readonly WorldStay[]): StayPackage[] {
  const all = size ? [...suppliers, ...moreSuppliers] : suppliers;
  const made = all.flatMap((propertyId, supplier) => {
    const units = stays.filter(
      (stay) => stay.rate !== null && (stay.topLevel ? stay.id === propertyId : stay.parentId === propertyId),
    );
    return packageThemes.map((theme, index) =>
      makePackage(supplier * packageThemes.length + index, propertyId, units, theme),
    );
  });
  return made.slice(0, size?.packages);
}

function makePackage(number: number, propertyId: number, units: readonly WorldStay[], theme: PackageTheme) {
  const id = FIRST_ID + number;
  const random = createRandom(`package-${id}`);
  const [firstUnit, ...others] = units;
  if (!firstUnit) throw new Error(`Supplier ${propertyId} has no units`);
  const includes = inEach((lang) =>
    theme.inclusions.map(({ name }) => `<li>${translate(name, lang)}</li>`).join(""),
  );
  return {
    /** Digits of its content id. */
    id,
    packageId: FIRST_PACKAGE_ID + number,
    name: theme.name,
    /** The property that sells it. */
    propertyId,
    unitIds: [firstUnit, ...random.sample(others, random.int(1, 4))]
      .map((unit) => unit.id)
      .sort((left, right) => left - right),
    nights: theme.nights,
    /** Factor of the unit's flexible price. */
    factor: 0.95,
    /** Added per person and stay, in SEK. */
    perPerson: theme.perPerson,
    /** Factor of the price before the saving; 1 = no saving. */
    savingFactor: random.chance(0.6) ? 1.1 : 1,
    inclusions: theme.inclusions,
    introduction: theme.introduction,
    intro: inEach((lang) => `<p>${translate(theme.introduction, lang)}</p>`),
    about: inEach((lang) => `<p>${translate(vouchers, lang)}</p><ul>${translate(includes, lang)}</ul>`),
    pictures: variantPictures("activity", id, theme.variant, theme.name, random.int(2, 5)),
  };
}
