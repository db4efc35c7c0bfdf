import type { ActivityLine, StayLine, TransportLineBody } from "../store/basket-line.ts";
import type { StoredLine } from "../store/baskets.ts";
import { bookedEntry, type Catalogue } from "../store/catalogue.ts";
import { addonKinds } from "../world/addons.ts";
import type { AgreementCode } from "../world/agreements.ts";
import { later, occasionText } from "../world/day.ts";
import { convertAmount } from "../world/destination.ts";
import { type Localised, translate, type WorldLanguage } from "../world/localised.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { listInclusions } from "./wire-product.ts";

/** A basket in one language, with prices in the destination's currency. */
export type BasketView = ReturnType<typeof basketView>;
export type BasketGroup = BasketView["groups"][number];
export type BasketLine = ReturnType<typeof lineView>;
type BasketAddons = Pick<ReturnType<typeof stayView>, "addons">;

const adult: Localised = { en: "Adult", sv: "Vuxen", no: "Voksen", de: "Erwachsene" };
const child: Localised = { en: "Child", sv: "Barn", no: "Barn", de: "Kind" };

/** Returns the basket of a `GalaxyBasket` cookie, null when there is none. */
export async function readBasket(
  galaxy: MockGalaxy,
  cookie: string | undefined,
  lang: WorldLanguage,
): Promise<BasketView | null> {
  const id = await galaxy.baskets.find(cookie);
  return id === null ? null : basketView(galaxy, await galaxy.baskets.lines(id), lang);
}

/** Shows lines in order of adding, grouped by property or provider and by package. */
function basketView(galaxy: MockGalaxy, stored: readonly StoredLine[], lang: WorldLanguage) {
  const groups = new Map<string, { name: string; offerName: string | null; lines: BasketLine[] }>();
  for (const one of stored) {
    const line = lineView(galaxy, one, lang);
    const { seller: name, offerName } = line;
    const key = JSON.stringify([name, offerName]);
    groups.set(key, { name, offerName, lines: [...(groups.get(key)?.lines ?? []), line] });
  }
  const { destination } = galaxy;
  const prices = stored.flatMap(({ body, addons }) => [
    body.price,
    ...Object.entries(addons).map(([id, quantity]) => bookedEntry(addonKinds, Number(id)).price * quantity),
  ]);
  return {
    groups: [...groups.values()],
    total: convertAmount(
      destination,
      prices.reduce((sum, price) => sum + price, 0),
    ),
    currency: destination.currency.code,
  };
}

function lineView(galaxy: MockGalaxy, stored: StoredLine, lang: WorldLanguage) {
  const { id, body } = stored;
  const shown =
    body.kind === "stay" ? stayView(galaxy, stored, body, lang) : occasionView(galaxy, body, lang);
  // The price is without add-ons; the id is the `BookItemId`.
  return { ...shown, lineId: id, price: convertAmount(galaxy.destination, body.price) };
}

function occasionView(
  { catalogue }: MockGalaxy,
  body: ActivityLine | TransportLineBody,
  lang: WorldLanguage,
) {
  const { minutes, ...shown } =
    body.kind === "activity" ? activityView(catalogue, body, lang) : journeyView(catalogue, body, lang);
  const startDate = occasionText(body.day, body.time);
  const none: BasketAddons = { addons: [] };
  return { ...shown, ...none, offerName: null, startDate, endDate: later(startDate, minutes) };
}

function activityView({ activities }: Catalogue, body: ActivityLine, lang: WorldLanguage) {
  const { name, provider, minutes, groups } = bookedEntry(activities, body.activityId);
  const row = groups.flatMap(({ rows }) => rows).find(({ code }) => code === body.row);
  const persons = [{ count: body.amount, name: row ? translate(row.label, lang) : body.row }];
  return { name: translate(name, lang), seller: provider, persons, minutes };
}

function journeyView({ transport }: Catalogue, body: TransportLineBody, lang: WorldLanguage) {
  const { name, groups, routes } = bookedEntry(transport, body.lineId);
  const route = routes.find(({ code }) => code === body.route);
  const persons = body.persons.map(({ code, quantity }) => {
    const group = groups.find((candidate) => candidate.code === code);
    return { count: quantity, name: group ? translate(group.name, lang) : code };
  });
  const seller = translate(name, lang);
  return {
    name: route ? translate(route.name, lang) : seller,
    seller,
    persons,
    minutes: route?.minutes ?? 0,
  };
}

function stayView(
  { catalogue, destination }: MockGalaxy,
  stored: StoredLine,
  body: StayLine,
  lang: WorldLanguage,
) {
  const unit = bookedEntry(catalogue.stays, body.unitId);
  const property = unit.parentId === null ? unit : bookedEntry(catalogue.stays, unit.parentId);
  const offer = catalogue.packages.find(({ packageId }) => packageId === body.packageId) ?? null;
  const name = translate(unit.name, lang);
  const persons = [
    { count: body.adults * body.amount, name: translate(adult, lang) },
    { count: body.childrenAges.length * body.amount, name: translate(child, lang) },
  ].filter(({ count }) => count > 0);
  const people = (body.adults + body.childrenAges.length) * body.amount;
  const inclusions = listInclusions({ unit, agreement: body.agreement as AgreementCode, offer });
  const included = inclusions.map(({ name: inclusion, per }) => ({
    name: translate(inclusion, lang),
    units: per === "person" ? people : body.amount,
    included: true,
    price: 0,
  }));
  const chosen = Object.entries(stored.addons).map(([id, quantity]) => {
    const addon = bookedEntry(addonKinds, Number(id));
    const price = convertAmount(destination, addon.price * quantity);
    return { name: translate(addon.name, lang), units: quantity, included: false, price };
  });
  return {
    seller: translate(property.name, lang),
    offerName: offer && translate(offer.name, lang),
    name: body.amount > 1 ? `${body.amount} × ${name}` : name,
    startDate: occasionText(body.start, "00:00"),
    endDate: occasionText(body.end, "00:00"),
    persons,
    addons: [...included, ...chosen],
  };
}
