import type { SiteSettings } from "@stays/contract";
import { type Accommodation, beds, isInBookingSystem, isOutsideBooking, shownGroups } from "@stays/domain";

export type UnitListVariant = SiteSettings["village"]["defaultListComponent"];

export interface UnitGroup {
  readonly key: string;
  readonly kind: "booking" | "phone" | "soldOut";
  readonly heading: string | null;
  /** The number of beds that all units have, when that is what the group has in common. */
  readonly beds: number | null;
  /** HTML, not yet sanitised: the booking conditions that the heading names. */
  readonly terms: string | null;
  readonly units: readonly Accommodation[];
  readonly variant: UnitListVariant;
}

/**
 * The units of a property as listed groups: its own groups, then units in no group (HO-01), which are sold out where
 * there are prices, then units outside the booking system (VI-03). A long list is split by number of beds.
 */
export function unitGroups(
  property: Accommodation,
  isPriced: boolean,
  settings: SiteSettings["village"],
): readonly UnitGroup[] {
  const groups = shownGroups(property);
  const inSystem = groups.filter((group) => !isOutsideBooking(group));
  const phone = [
    ...groups.filter(isOutsideBooking).flatMap((group) => group.accommodations),
    ...property.children.filter((unit) => !isInBookingSystem(unit.id)),
  ];
  const others = property.children.filter((unit) => isInBookingSystem(unit.id));
  const { defaultListComponent: variant, groupListComponents } = settings;
  const plain = { heading: null, beds: null, terms: null, variant };
  const all: readonly UnitGroup[] = [
    ...inSystem.map(
      ({ key, accommodations: units }): UnitGroup => ({
        ...plain,
        key,
        kind: "booking",
        heading: groupHeading(key, units),
        terms: groupTerms(key, units),
        units,
        variant: groupListComponents[key] ?? variant,
      }),
    ),
    { ...plain, key: "others", kind: isPriced ? "soldOut" : "booking", units: others },
    { ...plain, key: "phone", kind: "phone", units: phone, variant: "Standard" },
  ];
  return withoutLoneLists(all.filter(({ units }) => units.length > 0)).flatMap(bySize);
}

/** Merges adjacent groups without a heading that have the same variant: most products have one unit only. */
function withoutLoneLists(groups: readonly UnitGroup[]): readonly UnitGroup[] {
  const lists: UnitGroup[] = [];
  for (const group of groups) {
    const last = lists.at(-1);
    if (last && isPlain(last) && isPlain(group) && last.variant === group.variant)
      lists.splice(-1, 1, { ...last, units: [...last.units, ...group.units] });
    else lists.push(group);
  }
  return lists;
}

const isPlain = ({ kind, heading }: UnitGroup): boolean => kind === "booking" && heading === null;

/** Fewest units of a list that is easier to scan in groups. */
const MIN_UNITS_TO_SPLIT = 6;

/** Splits a long list without a heading into one group for each number of beds, the smallest first. */
function bySize(group: UnitGroup): readonly UnitGroup[] {
  if (!isPlain(group) || group.units.length < MIN_UNITS_TO_SPLIT) return [group];
  const ofSize = new Map<number, Accommodation[]>();
  for (const unit of group.units) {
    const size = Number(beds(unit.content.attributes)?.value);
    if (!Number.isInteger(size) || size < 1) return [group];
    ofSize.set(size, [...(ofSize.get(size) ?? []), unit]);
  }
  if (ofSize.size === 1) return [group];
  return [...ofSize]
    .sort(([size], [other]) => size - other)
    .map(([size, units]) => ({ ...group, key: `${group.key} ${size}`, beds: size, units }));
}

function groupTerms(name: string, units: readonly Accommodation[]): string | null {
  const conditions = units.flatMap(({ products }) => products.map((product) => product.bookingConditions));
  return conditions.find((one) => one?.name === name)?.terms ?? null;
}

/** A condition is the heading of its group; a product's group has the common start of its units' names. */
function groupHeading(key: string, units: readonly Accommodation[]): string | null {
  if (!key.startsWith("cbis:")) return key;
  return units.length > 1 ? commonName(units.map((unit) => unit.name)) : null;
}

/** Fewest words of a useful heading; one word alone, such as Cabin, says too little. */
const MIN_HEADING_WORDS = 2;

/** The words that all names begin with; null when there are too few for a heading. */
export function commonName(names: readonly string[]): string | null {
  const [first = "", ...rest] = names;
  const words = first.split(" ");
  const others = rest.map((name) => name.split(" "));
  const differs = words.findIndex((word, index) => others.some((other) => other[index] !== word));
  const common = words.slice(0, differs === -1 ? words.length : differs).join(" ");
  const name = common.replace(/[\s,\d–-]+$/, "");
  return name.split(" ").length >= MIN_HEADING_WORDS ? name : null;
}
