import content from "../../content/transport.json" with { type: "json" };
import type { Destination, LineEnd } from "./destination.ts";
import { inEach, type Localised, translate } from "./localised.ts";
import { variantPictures } from "./pictures.ts";

/** A line to or within the destination. */
export type TransportLine = ReturnType<typeof makeTransportLines>[number];

/** A person group with its price. */
interface PersonGroup {
  readonly code: string;
  readonly name: Localised;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Share of the line's price. */
  readonly factor: number;
}

/** The plan of a line: its ends, times and prices. */
interface TransportPlan {
  readonly variant: keyof typeof content.boarding;
  /** In English, Swedish, Norwegian and German; `{from}` is the first end. */
  readonly names: readonly [string, string, string, string];
  readonly introduction: Localised;
  /** SEK for an adult. */
  readonly price: number;
  /** Seats per departure. */
  readonly capacity: number;
  /** 0 = Sunday. */
  readonly weekdays: readonly number[];
  /** Minutes of the journey, in either direction. */
  readonly minutes: number;
  /** Departures HH:mm, from the first end to the second. */
  readonly out: { readonly code: string; readonly times: readonly string[] };
  readonly back: { readonly code: string; readonly times: readonly string[] };
  readonly ends: readonly [LineEnd, LineEnd | Localised];
}

/** The eight lines of the destination. */
const transportPlans = content.lines as readonly unknown[] as readonly TransportPlan[];

/** Boarding information by kind of transport. */
const boarding: Readonly<Record<TransportPlan["variant"], Localised>> = content.boarding;

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

const to: Localised = { en: "to", sv: "till", no: "til", de: "nach" };
const between = (from: Localised, end: Localised): Localised =>
  inEach((lang) => `${translate(from, lang)} ${translate(to, lang)} ${translate(end, lang)}`);

/** Makes the eight lines, both directions each. */
export function makeTransportLines({ lineEnds }: Destination) {
  return transportPlans.map((plan, index) => {
    const id = 6501 + index;
    const [from, end] = plan.ends;
    const here = lineEnds[from];
    const there = typeof end === "string" ? lineEnds[end] : end;
    const [en, sv, no, de] = plan.names;
    const name = inEach((lang) => ({ en, sv, no, de })[lang].replace("{from}", translate(here, lang)));
    return {
      id,
      name,
      introduction: plan.introduction,
      description: inEach((lang) => `<p>${translate(boarding[plan.variant], lang)}</p>`),
      pictures: index === 6 ? [] : variantPictures("transport", id, plan.variant, name, 2),
      price: plan.price,
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
