import type { SiteSettings } from "@stays/contract";
import {
  type Accommodation,
  type AccommodationGroup,
  BEDROOMS,
  BEDS,
  type Content,
  contentDigits,
  type Facility,
  mainFirst,
  REPLACED,
  REPLACES,
  topAttributes,
} from "@stays/domain";

export type PartSettings = Pick<SiteSettings, "attributes"> & {
  /** null = the units are filtered already, as those with prices are. */
  readonly filters: SiteSettings["filters"] | null;
};

/** Properties of an answer with less of each. */
type Shorten = <Answer extends { readonly accommodations: readonly Accommodation[] }>(
  answer: Answer,
) => Answer;

const shorten =
  (shown: (property: Accommodation) => Accommodation): Shorten =>
  (answer) => ({ ...answer, accommodations: answer.accommodations.map(shown) });

const NO_TEXTS = { description: null, information: [], informationOthers: {} } as const;
const NO_UNITS = { children: [], productsGrouped: [], conditionGroups: [] } as const;

/** The facilities by which rows of a list are filtered, grouped and described. */
function rowFacilities(
  facilities: readonly Facility[],
  max: number,
  { attributes: { topAttributeIds }, filters }: PartSettings,
): readonly Facility[] {
  const needed = new Set<number>([
    BEDS,
    ...BEDROOMS,
    REPLACES,
    REPLACED,
    ...(filters ? [...filters.capacitySelects, ...filters.booleanCheckboxes] : []).map(
      ({ attributeId }) => attributeId,
    ),
    ...topAttributes(facilities, { topAttributeIds, max }).map(({ id }) => id),
  ]);
  return facilities.filter(({ id }) => needed.has(id));
}

const rowContent = (content: Content, max: number, settings: PartSettings): Content => ({
  ...content,
  ...NO_TEXTS,
  images: mainFirst(content.images).slice(0, 1),
  attributes: rowFacilities(content.attributes, max, settings),
});

function withUnits(
  property: Accommodation,
  shown: (units: readonly Accommodation[]) => readonly Accommodation[],
): Accommodation {
  const shownGroups = (groups: readonly AccommodationGroup[]) =>
    groups.flatMap(({ key, accommodations: all }) => {
      const accommodations = shown(all);
      return accommodations.length > 0 ? [{ key, accommodations }] : [];
    });
  return {
    ...property,
    children: shown(property.children),
    productsGrouped: shownGroups(property.productsGrouped),
    conditionGroups: shownGroups(property.conditionGroups),
  };
}

/** A property without its units: what a page shows before prices say which of them are available. */
export const withoutUnits: Shorten = shorten((property) => ({ ...property, ...NO_UNITS }));

/** A property whose units have what a row of a list and its booking button show. */
export const withRows = (settings: PartSettings): Shorten =>
  shorten((property) => {
    const { maxTop, maxTopHotelRoomCard } = settings.attributes;
    const max = property.pageToLoad === "hotel" ? maxTopHotelRoomCard : maxTop;
    const row = (unit: Accommodation): Accommodation => ({
      ...unit,
      ...NO_UNITS,
      // The link of a unit has no name (ruling 15).
      urlAlias: "",
      offers: [],
      content: rowContent(unit.content, max, settings),
    });
    return withUnits(property, (units) => units.map(row));
  });

/** One unit and what its page shows of its property. */
export const withUnit = (detailId: string): Shorten =>
  shorten((property) => ({
    ...withUnits(property, (units) => units.filter(({ id }) => contentDigits(id) === detailId)),
    content: { ...property.content, ...NO_TEXTS, images: [], attributes: [] },
  }));
