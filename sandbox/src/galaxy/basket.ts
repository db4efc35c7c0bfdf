import * as v from "valibot";
import type { StoredLine } from "../store/baskets.ts";
import { type AddonKind, listAddons } from "../world/addons.ts";
import { toMoney } from "../world/destination.ts";
import { type Localised, translate, type WorldLanguage } from "../world/localised.ts";
import type { WorldStay } from "../world/stay.ts";
import { readBasket } from "./basket-view.ts";
import { type GalaxyRequest, type MockGalaxy, noBasket, nothingFound, type Operation } from "./galaxy.ts";
import { jsonReader, listSchema, recordSchema, requiredInteger, wholeNumber } from "./input.ts";
import { wireImages } from "./wire-content.ts";

/** create-basket: returns the number of the visitor's basket; sets a cookie only for a new one. */
export const createBasket: Operation = async (galaxy, request) => {
  const known = await galaxy.baskets.find(request.cookie);
  if (known !== null) return known;
  const opened = await galaxy.baskets.open();
  request.setCookie(opened.cookie);
  return opened.id;
};

/** get-basket: the basket for the side panel. */
export const getBasket: Operation = async (galaxy, { cookie, lang }) => {
  const view = await readBasket(galaxy, cookie, lang);
  if (view === null) return noBasket;
  const money = (amount: number) => ({ Price: amount, Currency: view.currency });
  return {
    Groups: view.groups.map((group) => ({
      Name: group.name,
      Offer: group.offerName === null ? null : { Name: group.offerName },
      Products: group.lines.map((line) => ({
        Name: line.name,
        StartDate: line.startDate,
        EndDate: line.endDate,
        Persons: line.persons.map(({ count, name }) => ({ No: count, Name: name })),
        Addons: line.addons.map(({ name, units, included, price }) => ({
          Name: name,
          NoUnits: units,
          PriceIncluded: included,
          Price: money(price),
        })),
        Price: money(line.price),
      })),
    })),
    TotalPrice: money(view.total),
  };
};

/** get-basket-addon: extras for all booked items. */
export const getBasketAddon: Operation = async (galaxy, request) => {
  const lines = await readLines(galaxy, request);
  return lines ? offered(galaxy, lines, request.lang) : noBasket;
};

/** get-basket-addon-bookitemid: extras for one booked item. */
export const getBasketAddonByBookItem: Operation = async (galaxy, request) => {
  const id = requiredInteger(request.query, "bookItemId");
  const lines = await readLines(galaxy, request);
  if (!lines) return noBasket;
  const own = lines.filter((line) => line.id === id);
  return own.length === 0 ? nothingFound : offered(galaxy, own, request.lang);
};

const readSelection = jsonReader(recordSchema(wholeNumber(1)));
const id = v.pipe(v.number(), v.safeInteger());
/** The request has the price that the visitor saw; the mock charges its own price. */
const readChoices = jsonReader(
  listSchema(v.strictObject({ id, qty: wholeNumber(1), price: v.number(), bookItemId: id })),
);

/** add-basket-addon: sets the chosen quantities; answers 1. */
export const addBasketAddon: Operation = async (galaxy, request) => {
  requiredInteger(request.query, "bookItemId");
  readSelection(request.query, "addOns");
  const choices = readChoices(request.query, "items");
  const lines = await readLines(galaxy, request);
  if (!lines) return noBasket;
  const chosen = new Map(lines.map((line) => [line.id, { ...line.addons }]));
  for (const { id: addonId, qty, bookItemId } of choices) {
    const line = lines.find(({ id }) => id === bookItemId);
    if (!line) return nothingFound;
    const addon = listAddons(unitOfLine(galaxy, line)?.rate).find(({ id }) => id === addonId);
    if (!addon || qty > addon.max) return { code: 500, errorMessage: `Addon ${addonId} is sold out` };
    Object.assign(chosen.get(line.id) ?? {}, { [addonId]: qty });
  }
  for (const [lineId, addons] of chosen) await galaxy.baskets.setAddons(lineId, addons);
  return 1;
};

async function readLines(galaxy: MockGalaxy, { cookie }: GalaxyRequest): Promise<StoredLine[] | null> {
  const basket = await galaxy.baskets.find(cookie);
  return basket === null ? null : galaxy.baskets.lines(basket);
}

function unitOfLine(galaxy: MockGalaxy, { body }: StoredLine): WorldStay | undefined {
  return body.kind === "stay" ? galaxy.catalogue.stays.get(body.unitId) : undefined;
}

function offered(galaxy: MockGalaxy, lines: readonly StoredLine[], lang: WorldLanguage) {
  if (lines.some((line) => unitOfLine(galaxy, line)?.rate?.extrasOnline))
    return { RedirectToOnline: true, BookItems: [] };
  const BookItems = lines.flatMap((line) => {
    const unit = unitOfLine(galaxy, line);
    const addons = listAddons(unit?.rate);
    if (!unit || addons.length === 0) return [];
    const groups = [...new Set(addons.flatMap(({ group }) => group ?? []))];
    const inGroup = (group: Localised | null) =>
      addons.filter((addon) => addon.group === group).map((addon) => wireAddon(galaxy, addon, line.id, lang));
    return [
      {
        BookItemId: line.id,
        ProductName: translate(unit.name, lang),
        AvailableAddons: inGroup(null),
        AddonGroups: groups.map((group) => ({
          Name: translate(group, lang),
          AvailableAddons: inGroup(group),
        })),
      },
    ];
  });
  return { RedirectToOnline: false, BookItems };
}

function wireAddon({ destination }: MockGalaxy, addon: AddonKind, lineId: number, lang: WorldLanguage) {
  return {
    AddonId: addon.id,
    BookItemId: lineId,
    Name: translate(addon.name, lang),
    MaximumNumberOfUnits: addon.max,
    Price: toMoney(destination, addon.price),
    Content: {
      Images: wireImages(addon.picture ? [addon.picture] : [], lang),
      Information: [{ Id: 101, Value: translate(addon.text, lang) }],
    },
  };
}
