import { usePageContext, useSettings } from "@stays/contract";
import { nights } from "@stays/days";
import {
  type Accommodation,
  cutIntroduction,
  IMAGE_SIZES,
  INTRODUCTION_LENGTH,
  mainFirst,
  type Product,
  shownPrice,
} from "@stays/domain";
import { accommodationLink } from "@stays/routes";
import { classNames, type ElementNode, muted, Photo, Price, Skeleton, SkeletonList } from "@stays/ui";
import type { ReactNode } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { ItemName } from "./item-name.tsx";
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
          <p className={muted("sm")}>{cutIntroduction(introduction, INTRODUCTION_LENGTH.card)}</p>
        )}
        {children}
      </div>
      <PriceAndButton isAcross={variant === "tile"}>{end}</PriceAndButton>
    </li>
  );
}

/** The price above the booking button; beside it where the row becomes a column. */
export function PriceAndButton({
  isAcross = false,
  children,
}: {
  readonly isAcross?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.end, isAcross && styles.across)}>{children}</div>;
}

const ROWS = 6;

/** Skeleton rows in the geometry of the list: six, or fewer on other pages. */
export function UnitSkeletons({ count = ROWS }: { readonly count?: number }) {
  return (
    <SkeletonList count={count}>
      {() => (
        <div className={styles.row}>
          <Skeleton className={styles.photo} />
          <div className={styles.body}>
            <Skeleton kind="title" width="60%" />
            <Skeleton kind="text" width="85%" />
            <Skeleton kind="text" width="50%" />
          </div>
          <PriceAndButton>
            <Skeleton kind="title" width="7rem" />
            <Skeleton kind="button" width="8.25rem" />
          </PriceAndButton>
        </div>
      )}
    </SkeletonList>
  );
}

/** The price of a unit for the whole stay: from the cheapest of several agreements, else the total (CD-03, SR-11). */
export function UnitPrice({
  products,
  isLowest = false,
  isShort = false,
}: {
  readonly products: readonly Product[];
  /** The lowest price of a whole village or hotel: a from-price, even with a single product. */
  readonly isLowest?: boolean;
  /** Shows amount and nights only, where dates and guests are already shown. */
  readonly isShort?: boolean;
}) {
  const { t } = usePropertyTexts();
  const shown = shownPrice(products);
  if (!shown) return null;
  const { amount, currency, originalAmount, start, end, totalPersons } = shown.product.price;
  const stayed = t("nights", { count: nights(start, end) });
  const basis = isShort ? stayed : `${stayed}, ${t("guests", { count: totalPersons })}`;
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={isShort ? null : originalAmount}
      sentence={t(isLowest || shown.kind === "from" ? "fromPrice" : "totalPrice", { price: "{price}" })}
      basis={basis}
    />
  );
}
