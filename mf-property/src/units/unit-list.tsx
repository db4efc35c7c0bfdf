import { type Accommodation, openingOf, type PersonConfiguration } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { type ElementNode, Icon, InfoIcon, ItemBoundary, RichText } from "@stays/ui";
import { exceededLimit } from "./capacity-limit.ts";
import type { UnitGroup } from "./unit-groups.ts";
import { UnitItem } from "./unit-item.tsx";
import styles from "./unit-list.module.css";
import { useCapacityLimitText } from "./use-capacity-limit-text.ts";

/** The units of a group under its heading, in the group's variant (VI-03). */
export function UnitList({
  group,
  property,
  persons,
  isPriced,
  actionOf,
}: {
  readonly group: UnitGroup;
  readonly property: Accommodation;
  /** The requested rooms; a unit that is too small for them shows a note. */
  readonly persons: readonly PersonConfiguration[];
  /** Whether prices were requested: a bookable unit without a price is then sold out. */
  readonly isPriced: boolean;
  /** The booking button of a unit; null = a link to its page. */
  readonly actionOf: (unit: Accommodation) => ElementNode;
}) {
  const { t } = useTexts("mf-property");
  const capacityLimitText = useCapacityLimitText();
  const { kind, units } = group;
  const headings = {
    booking: group.beds === null ? group.heading : t("beds", { count: group.beds }),
    soldOut: t("notForYourStay"),
    phone: t(property.pageToLoad === "hotel" ? "roomsByPhone" : "cabinsByPhone"),
  };
  const heading = headings[kind];
  function whyNot(unit: Accommodation): string | null {
    const isFree = kind === "phone" || !isPriced || unit.products.length > 0;
    if (kind !== "soldOut" && isFree) return null;
    const exceeded = exceededLimit(unit, persons);
    return exceeded ? capacityLimitText(exceeded) : t("soldOut");
  }
  const isAvailable = kind === "booking" && (group.heading !== null || isPriced);
  const count = t(isAvailable ? "available" : "units", { count: units.length });
  return (
    <div className={styles.group} data-group={group.key}>
      {heading && (
        <div className={styles.head}>
          <h3>{heading}</h3>
          <span>{count}</span>
        </div>
      )}
      {group.terms !== null && (
        <div className={styles.note}>
          <Icon of={InfoIcon} />
          <RichText html={openingOf(group.terms)} className={styles.terms} />
        </div>
      )}
      {kind === "phone" && (
        <p className={styles.note}>
          <Icon of={InfoIcon} />
          <span>{t("byPhoneNote")}</span>
        </p>
      )}
      <ul
        aria-label={heading ?? property.name}
        className={group.variant === "Tile" ? styles.tiles : styles.rows}
      >
        {units.map((unit) => (
          <ItemBoundary key={unit.id} note="li">
            <UnitItem
              unit={unit}
              property={property}
              variant={group.variant}
              level={heading ? "h4" : "h3"}
              whyNot={whyNot(unit)}
              isUnderTerms={group.terms !== null}
              action={kind === "booking" ? actionOf(unit) : null}
            />
          </ItemBoundary>
        ))}
      </ul>
    </div>
  );
}
