import type { ActivityLine, StayLine, StoredLine, TransportLineBody } from "../store/baskets.ts";
import { bookedEntry } from "../store/catalogue.ts";
import { addonKinds, listAddons } from "../world/addons.ts";
import type { AgreementCode } from "../world/agreements.ts";
import { later, occasionText } from "../world/day.ts";
import { convertAmount, type Destination } from "../world/destination.ts";
import { type Localised, translate, type WorldLanguage } from "../world/localised.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { listInclusions } from "./wire-product.ts";

/** A basket as the online site shows it, in one language. */
export interface BasketView {
  readonly id: number;
  readonly groups: readonly BasketGroup[];
  readonly total: number;
  readonly currency: string;
}

export interface BasketGroup {
  readonly name: string;
  readonly offerName: string | null;
  readonly lines: readonly StoredBasketLine[];
}

export interface StoredBasketLine {
  /** The `BookItemId`, the argument of `removeLine`. */
  readonly lineId: number;
  readonly name: string;
  /** `YYYY-MM-DDTHH:mm:ss`; midnight when only the day matters. */
  readonly startDate: string;
  readonly endDate: string;
  readonly persons: readonly { readonly count: number; readonly name: string }[];
  readonly addons: readonly BasketLineAddon[];
  /** Available extras of this line that are not chosen. */
  readonly offered: readonly OfferedAddon[];
  /** Price of the line without its add-ons. */
  readonly price: number;
}

export interface BasketLineAddon {
  readonly name: string;
  readonly units: number;
  readonly included: boolean;
  /** For all units; 0 when included. */
  readonly price: number;
}

export interface OfferedAddon {
  readonly name: string;
  /** Per unit. */
  readonly price: number;
  readonly max: number;
}

/** The interface of the basket for the online site; Galaxy has no call that removes a line (ruling 26). */
export interface BasketPort {
  /** Returns the basket of a `GalaxyBasket` cookie, null when there is none. */
  read(cookieId: string, lang: WorldLanguage): Promise<BasketView | null>;
  /** Removes the line and returns its stock; does nothing for a line of another basket. */
  removeLine(cookieId: string, lineId: number): Promise<void>;
}

const adult: Localised = { en: "Adult", sv: "Vuxen", no: "Voksen", de: "Erwachsene" };
const child: Localised = { en: "Child", sv: "Barn", no: "Barn", de: "Kind" };

/** A basket in one language: rows in order of adding, grouped by property or provider and by package. */
export function basketView(
  galaxy: MockGalaxy,
  id: number,
  lines: readonly StoredLine[],
  lang: WorldLanguage,
): BasketView {
  const groups = new Map<string, BasketGroup & { lines: StoredBasketLine[] }>();
  for (const stored of lines) {
    const { name, offerName, line } = grouped(galaxy, stored, lang);
    const key = JSON.stringify([name, offerName]);
    const group = groups.get(key) ?? { name, offerName, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const total = all
    .flatMap((group) => group.lines)
    .reduce(
      (sum, line) => sum + line.price + line.addons.reduce((extra, addon) => extra + addon.price, 0),
      0,
    );
  const { destination } = galaxy;
  return {
    id,
    groups: all.map((group) => ({
      ...group,
      lines: group.lines.map((line) => convertLine(destination, line)),
    })),
    total: convertAmount(destination, total),
    currency: destination.currency.code,
  };
}

/** A line with its prices in the currency of the destination. */
function convertLine(destination: Destination, line: StoredBasketLine): StoredBasketLine {
  const inCurrency = <T extends { readonly price: number }>(priced: T): T => ({
    ...priced,
    price: convertAmount(destination, priced.price),
  });
  return { ...inCurrency(line), addons: line.addons.map(inCurrency), offered: line.offered.map(inCurrency) };
}

type Persons = StoredBasketLine["persons"];

function grouped(galaxy: MockGalaxy, stored: StoredLine, lang: WorldLanguage) {
  const { body } = stored;
  if (body.kind === "stay") return stayLine(galaxy, stored, body, lang);
  const { name, provider, persons, minutes } =
    body.kind === "activity" ? toWireActivityLine(galaxy, body, lang) : toWireJourneyLine(galaxy, body, lang);
  const startDate = occasionText(body.day, body.time);
  const endDate = later(startDate, minutes);
  const line = { lineId: stored.id, name, startDate, endDate, persons, price: body.price };
  return { name: provider, offerName: null, line: { ...line, addons: [], offered: [] } };
}

function toWireActivityLine({ catalogue }: MockGalaxy, body: ActivityLine, lang: WorldLanguage) {
  const { name, provider, minutes, groups } = bookedEntry(catalogue.activities, body.activityId);
  const row = groups.flatMap(({ rows }) => rows).find(({ code }) => code === body.row);
  const persons: Persons = [{ count: body.amount, name: row ? translate(row.label, lang) : body.row }];
  return { name: translate(name, lang), provider, persons, minutes };
}

function toWireJourneyLine({ catalogue }: MockGalaxy, body: TransportLineBody, lang: WorldLanguage) {
  const { name, groups, routes } = bookedEntry(catalogue.transport, body.lineId);
  const route = routes.find(({ code }) => code === body.route);
  const persons: Persons = body.persons.map(({ code, quantity }) => {
    const group = groups.find((candidate) => candidate.code === code);
    return { count: quantity, name: group ? translate(group.name, lang) : code };
  });
  const provider = translate(name, lang);
  return {
    name: route ? translate(route.name, lang) : provider,
    provider,
    persons,
    minutes: route?.minutes ?? 0,
  };
}

function stayLine({ catalogue }: MockGalaxy, stored: StoredLine, body: StayLine, lang: WorldLanguage) {
  const unit = bookedEntry(catalogue.stays, body.unitId);
  const property = unit.parentId === null ? unit : bookedEntry(catalogue.stays, unit.parentId);
  const offer = catalogue.packages.find(({ packageId }) => packageId === body.packageId) ?? null;
  const name = translate(unit.name, lang);
  const persons = [
    { count: body.adults * body.amount, name: translate(adult, lang) },
    { count: body.childrenAges.length * body.amount, name: translate(child, lang) },
  ].filter(({ count }) => count > 0);
  const people = (body.adults + body.childrenAges.length) * body.amount;
  const inclusions = listInclusions(unit, { agreement: body.agreement as AgreementCode, offer });
  const included = inclusions.map(
    ({ name: inclusion, per }): BasketLineAddon => ({
      name: translate(inclusion, lang),
      units: per === "person" ? people : body.amount,
      included: true,
      price: 0,
    }),
  );
  const quantities = new Map(stored.addons.map(({ addonId, quantity }) => [addonId, quantity]));
  const extra = [...quantities].map(([addonId, units]): BasketLineAddon => {
    const addon = bookedEntry(addonKinds, addonId);
    return { name: translate(addon.name, lang), units, included: false, price: addon.price * units };
  });
  const offered = listAddons(unit.rate)
    .filter(({ id }) => !quantities.has(id))
    .map((addon) => ({ name: translate(addon.name, lang), price: addon.price, max: addon.max }));
  return {
    name: translate(property.name, lang),
    offerName: offer && translate(offer.name, lang),
    line: {
      lineId: stored.id,
      name: body.amount > 1 ? `${body.amount} × ${name}` : name,
      startDate: occasionText(body.start, "00:00"),
      endDate: occasionText(body.end, "00:00"),
      persons,
      addons: [...included, ...extra],
      offered,
      price: body.price,
    },
  };
}
