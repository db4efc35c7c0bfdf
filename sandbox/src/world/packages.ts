import { inEach, type Localised, textIn } from "./localised.ts";
import { type PackageTheme, packageThemes } from "./package-themes.ts";
import { variantPictures } from "./pictures.ts";
import { createRandom } from "./random.ts";
import { special } from "./special-cases.ts";
import type { WorldStay } from "./stay.ts";
import type { StayPackage } from "./stay-package.ts";

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

/** 60 packages: each of six suppliers sells every theme. */
export function makePackages(stays: readonly WorldStay[]): StayPackage[] {
  return suppliers.flatMap((propertyId, supplier) => {
    const units = stays.filter(
      (stay) => stay.rate !== null && (stay.topLevel ? stay.id === propertyId : stay.parentId === propertyId),
    );
    return packageThemes.map((theme, index) =>
      makePackage(supplier * packageThemes.length + index, propertyId, units, theme),
    );
  });
}

function makePackage(
  number: number,
  propertyId: number,
  units: readonly WorldStay[],
  theme: PackageTheme,
): StayPackage {
  const id = FIRST_ID + number;
  const random = createRandom(`package-${id}`);
  const [firstUnit, ...others] = units;
  if (!firstUnit) throw new Error(`Supplier ${propertyId} has no units`);
  const includes = inEach((lang) =>
    theme.inclusions.map(({ name }) => `<li>${textIn(name, lang)}</li>`).join(""),
  );
  return {
    id,
    packageId: FIRST_PACKAGE_ID + number,
    name: theme.name,
    propertyId,
    unitIds: [firstUnit, ...random.sample(others, random.int(1, 4))]
      .map((unit) => unit.id)
      .sort((left, right) => left - right),
    nights: theme.nights,
    factor: 0.95,
    perPerson: theme.perPerson,
    savingFactor: random.chance(0.6) ? 1.1 : 1,
    inclusions: theme.inclusions,
    introduction: theme.introduction,
    intro: inEach((lang) => `<p>${textIn(theme.introduction, lang)}</p>`),
    about: inEach((lang) => `<p>${textIn(vouchers, lang)}</p><ul>${textIn(includes, lang)}</ul>`),
    pictures: variantPictures("activity", id, theme.variant, theme.name, random.int(2, 5)),
  };
}
