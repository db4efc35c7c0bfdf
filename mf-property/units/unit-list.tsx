import type { Accommodation } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { Icon, InfoIcon } from "@stays/ui";
import type { ReactNode } from "react";
import type { UnitGroup } from "./unit-groups.ts";
import { UnitItem } from "./unit-item.tsx";
import styles from "./unit-list.module.css";

/** The units of a group under its heading, in the group's look (VI-03). */
export function UnitList({
  group,
  property,
  actionOf,
}: {
  readonly group: UnitGroup;
  readonly property: Accommodation;
  /** What books a unit; null = a link to its page. */
  readonly actionOf: (unit: Accommodation) => ReactNode;
}) {
  const { t } = useTexts("mf-property");
  const { kind, units } = group;
  const headings = {
    booking: group.heading,
    soldOut: t("notOnTheseDates"),
    phone: t(property.pageToLoad === "hotel" ? "roomsByPhone" : "cabinsByPhone"),
  };
  const heading = headings[kind];
  const count = t(kind === "booking" && group.heading ? "available" : "units", { count: units.length });
  return (
    <div className={styles.group} data-group={group.key}>
      {heading && (
        <div className={styles.head}>
          <h3>{heading}</h3>
          <span>{count}</span>
        </div>
      )}
      {kind === "phone" && (
        <p className={styles.note}>
          <Icon of={InfoIcon} />
          {t("byPhoneNote")}
        </p>
      )}
      <ul
        aria-label={heading ?? property.name}
        className={group.look === "Tile" ? styles.tiles : styles.rows}
      >
        {units.map((unit) => (
          <UnitItem
            key={unit.id}
            unit={unit}
            property={property}
            look={group.look}
            level={heading ? "h4" : "h3"}
            isSoldOut={kind === "soldOut"}
            action={kind === "booking" ? actionOf(unit) : null}
          />
        ))}
      </ul>
    </div>
  );
}
