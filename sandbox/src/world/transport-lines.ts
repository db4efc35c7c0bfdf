import { boarding } from "./boarding.ts";
import type { Destination } from "./destinations/destination.ts";
import { inEach, type Localised, textIn } from "./localised.ts";
import { variantPictures } from "./pictures.ts";
import type { PersonGroup, TransportLine } from "./transport.ts";
import { transportPlans } from "./transport-plans.ts";

const persons: PersonGroup = {
  code: "PRGR00001",
  name: { en: "Persons", sv: "Personer", no: "Personer", de: "Personen" },
  minAge: null,
  maxAge: null,
  factor: 1,
};
const child: PersonGroup = {
  code: "PRGR00002",
  name: { en: "Child", sv: "Barn", no: "Barn", de: "Kind" },
  minAge: 3,
  maxAge: 15,
  factor: 0.5,
};
const senior: PersonGroup = {
  code: "PRGR00003",
  name: { en: "Senior", sv: "Pensionär", no: "Honnør", de: "Senior" },
  minAge: 65,
  maxAge: 99,
  factor: 0.8,
};

/** Ids of lines with unusual answers that the contract allows. */
export const oddLines = {
  /** 16 digits on the wire; see `large-ids.ts`. */
  largeId: 6502,
  /** Its journey has a second leg, by bus from the station. */
  twoLegs: 6503,
  twoFares: 6504,
  free: 6507,
} as const;

const to: Localised = { en: "to", sv: "till", no: "til", de: "nach" };
const between = (from: Localised, end: Localised): Localised =>
  inEach((lang) => `${textIn(from, lang)} ${textIn(to, lang)} ${textIn(end, lang)}`);

/** Makes the eight lines, both directions each. */
export function makeTransportLines({ lineEnds }: Destination): TransportLine[] {
  return transportPlans.map((plan, index) => {
    const id = 6501 + index;
    const [from, end] = plan.ends;
    const here = lineEnds[from];
    const there = typeof end === "string" ? lineEnds[end] : end;
    const [en, sv, no, de] = plan.names;
    const name = inEach((lang) => ({ en, sv, no, de })[lang].replace("{from}", textIn(here, lang)));
    return {
      id,
      name,
      introduction: plan.introduction,
      description: inEach((lang) => `<p>${textIn(boarding[plan.variant], lang)}</p>`),
      pictures: index === 6 ? [] : variantPictures("transport", id, plan.variant, name, 2),
      price: id === oddLines.free ? 0 : plan.price,
      fares: id === oddLines.twoFares ? [1, 1.6] : [1],
      connection: id === oddLines.twoLegs ? 25 : 0,
      capacity: plan.capacity,
      weekdays: plan.weekdays,
      routes: [
        { code: plan.out.code, name: between(here, there), times: plan.out.times, minutes: plan.minutes },
        { code: plan.back.code, name: between(there, here), times: plan.back.times, minutes: plan.minutes },
      ],
      groups: index % 2 === 0 ? [persons, child] : [persons, child, senior],
    };
  });
}
