import { usePageContext, useSettings } from "@stays/contract";
import {
  type Accommodation,
  cutIntroduction,
  IMAGE_SIZES,
  INTRODUCTION_LENGTH,
  mainFirst,
} from "@stays/domain";
import { accommodationLink } from "@stays/routes";
import { classNames, type ElementNode, Photo } from "@stays/ui";
import type { ReactNode } from "react";
import { ItemName } from "./item-name.tsx";
import { OfferEnd } from "./offer-end.tsx";
import styles from "./unit-row.module.css";

/** The list variants of a unit: a row, a row with a large photo, a single line, or a tile. */
export type UnitVariant = "row" | "roomy" | "compact" | "tile";

const variantClasses: Readonly<Record<UnitVariant, string | undefined>> = {
  row: styles.row,
  roomy: classNames(styles.row, styles.roomy),
  compact: classNames(styles.row, styles.compact),
  tile: styles.tile,
};

/** The URL of a unit's own page. A unit without a parent id belongs to the property. */
export function useUnitLink(unit: Accommodation, property: Accommodation): string {
  const { route } = usePageContext();
  const { detailLinks } = useSettings().results;
  const isWhole = unit.id === property.id;
  const linked = isWhole ? unit : { ...unit, parentId: unit.parentId ?? property.id };
  return accommodationLink(route.language, linked, detailLinks, route.search);
}

/** A cabin or room in a list: photo, name, facts, and at the end its price and booking button. */
export function UnitRow({
  unit,
  property,
  variant = "row",
  level,
  facts,
  withIntroduction = true,
  end,
  children,
}: {
  readonly unit: Accommodation;
  readonly property: Accommodation;
  readonly variant?: UnitVariant;
  readonly level: "h3" | "h4";
  /** Rendered between the name and the introduction. */
  readonly facts?: ElementNode;
  readonly withIntroduction?: boolean;
  readonly end: ReactNode;
  /** Rendered below the introduction: what the price includes. */
  readonly children?: ElementNode;
}) {
  const to = useUnitLink(unit, property);
  const { introduction, images } = unit.content;
  return (
    <li className={variantClasses[variant]}>
      <Photo
        image={mainFirst(images)[0]}
        size={variant === "tile" || variant === "roomy" ? IMAGE_SIZES.wideCard : IMAGE_SIZES.card}
        ratio={variant === "tile" ? "16 / 9" : "fill"}
        className={styles.photo}
      />
      <div className={styles.body}>
        <ItemName level={level} to={to}>
          {unit.name}
        </ItemName>
        {facts}
        {withIntroduction && introduction && (
          <p className={styles.intro}>{cutIntroduction(introduction, INTRODUCTION_LENGTH.card)}</p>
        )}
        {children}
      </div>
      <OfferEnd isAcross={variant === "tile"}>{end}</OfferEnd>
    </li>
  );
}
