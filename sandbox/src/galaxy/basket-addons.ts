import type { StoredLine } from "../store/basket-line.ts";
import { type AddonKind, addonsOf } from "../world/addon-catalogue.ts";
import { type Localised, textIn, type WorldLanguage } from "../world/localised.ts";
import { moneyIn } from "../world/money.ts";
import type { WorldStay } from "../world/stay.ts";
import { noBasket, nothingFound } from "./answers.ts";
import type { GalaxyRequest, MockGalaxy, Operation } from "./galaxy.ts";
import { BadInput, requiredInteger } from "./input.ts";
import { closedRecord, record, recordList, requiredJson, wholeNumber } from "./json-input.ts";
import { wireImages } from "./wire-content.ts";

/** get-basket-addon: extras for all booked items. */
export const getBasketAddon: Operation = async (galaxy, request) => {
  const lines = await linesOf(galaxy, request);
  return lines ? offered(galaxy, lines, request.lang) : noBasket;
};

/** get-basket-addon-bookitemid: extras for one booked item. */
export const getBasketAddonByBookItem: Operation = async (galaxy, request) => {
  const id = requiredInteger(request.query, "bookItemId");
  const lines = await linesOf(galaxy, request);
  if (!lines) return noBasket;
  const own = lines.filter((line) => line.id === id);
  return own.length === 0 ? nothingFound : offered(galaxy, own, request.lang);
};

/** add-basket-addon: sets the chosen quantities; answers 1. */
export const addBasketAddon: Operation = async (galaxy, request) => {
  requiredInteger(request.query, "bookItemId");
  const selection = record(requiredJson(request.query, "addOns"), "addOns");
  for (const quantity of Object.values(selection)) wholeNumber(quantity, "addOns", 1);
  const choices = recordList(requiredJson(request.query, "items"), "items").map(choiceOf);
  const lines = await linesOf(galaxy, request);
  if (!lines) return noBasket;
  for (const { addonId, quantity, lineId } of choices) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return nothingFound;
    const addon = addonsOf(unitOfLine(galaxy, line)?.rate).find(({ id }) => id === addonId);
    if (!addon || quantity > addon.max) return { code: 500, errorMessage: `Addon ${addonId} is sold out` };
  }
  await galaxy.baskets.setAddons(choices);
  return 1;
};

/** The request has the price that the visitor saw; the mock charges its own price. */
function choiceOf(value: unknown): { addonId: number; quantity: number; lineId: number } {
  const item = closedRecord(value, "items", ["id", "qty", "price", "bookItemId"]);
  if (typeof item.price !== "number") throw new BadInput("items price", "must be a number");
  return {
    addonId: wholeNumber(item.id, "items id", Number.MIN_SAFE_INTEGER),
    quantity: wholeNumber(item.qty, "items qty", 1),
    lineId: wholeNumber(item.bookItemId, "items bookItemId", Number.MIN_SAFE_INTEGER),
  };
}

async function linesOf(galaxy: MockGalaxy, { cookie }: GalaxyRequest): Promise<StoredLine[] | null> {
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
    const addons = addonsOf(unit?.rate);
    if (!unit || addons.length === 0) return [];
    const groups = [...new Set(addons.flatMap(({ group }) => group ?? []))];
    const inGroup = (group: Localised | null) =>
      addons.filter((addon) => addon.group === group).map((addon) => wireAddon(galaxy, addon, line.id, lang));
    return [
      {
        BookItemId: line.id,
        ProductName: textIn(unit.name, lang),
        AvailableAddons: inGroup(null),
        AddonGroups: groups.map((group) => ({ Name: textIn(group, lang), AvailableAddons: inGroup(group) })),
      },
    ];
  });
  return { RedirectToOnline: false, BookItems };
}

function wireAddon({ destination }: MockGalaxy, addon: AddonKind, lineId: number, lang: WorldLanguage) {
  return {
    AddonId: addon.id,
    BookItemId: lineId,
    Name: textIn(addon.name, lang),
    MaximumNumberOfUnits: addon.max,
    Price: moneyIn(destination, addon.price),
    Content: {
      Images: wireImages(addon.picture ? [addon.picture] : [], lang),
      Information: [{ Id: 101, Value: textIn(addon.text, lang) }],
    },
  };
}
