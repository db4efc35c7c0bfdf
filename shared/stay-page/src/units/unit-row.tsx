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
import { type ElementNode, Photo, Price } from "@stays/ui";
import type { ComponentProps } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { type ItemLayout, ItemRow, itemPhoto } from "./item-row.tsx";

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
  layout = "row",
  level,
  facts,
  withIntroduction = true,
  children,
  ...row
}: {
  readonly unit: Accommodation;
  readonly property: Accommodation;
  readonly layout?: ItemLayout;
  readonly level: "h3" | "h4";
  readonly facts?: ElementNode;
  readonly withIntroduction?: boolean;
  readonly children?: ElementNode;
} & Pick<ComponentProps<typeof ItemRow>, "ref" | "isNear" | "price" | "action">) {
  const to = useUnitLink(unit, property);
  const { introduction, images } = unit.content;
  return (
    <ItemRow
      layout={layout}
      level={level}
      name={unit.name}
      to={to}
      photo={
        <Photo
          image={mainFirst(images)[0]}
          size={layout === "tile" || layout === "roomy" ? IMAGE_SIZES.wideCard : IMAGE_SIZES.card}
          ratio={layout === "tile" ? "16 / 9" : "fill"}
          className={itemPhoto}
        />
      }
      facts={facts}
      introduction={cutIntroduction(withIntroduction ? introduction : null, INTRODUCTION_LENGTH.card)}
      {...row}
    >
      {children}
    </ItemRow>
  );
}

/** The price of a unit for the whole stay: from the cheapest of several agreements, else the total (CD-03, SR-11). */
export function UnitPrice({
  products,
  isLowest = false,
  isShort = false,
  isBare = false,
}: {
  readonly products: readonly Product[];
  /** The lowest price of a whole village or hotel: a from-price, even with a single product. */
  readonly isLowest?: boolean;
  /** Shows amount and nights only, where dates and guests are already shown. */
  readonly isShort?: boolean;
  /** Shows the amount only, in a row far from the viewport. */
  readonly isBare?: boolean;
}) {
  const { t } = usePropertyTexts();
  const shown = shownPrice(products);
  if (!shown) return null;
  const { amount, currency, originalAmount, start, end, totalPersons } = shown.product.price;
  const describeBasis = () => {
    const stayed = t("nights", { count: nights(start, end) });
    return isShort ? stayed : `${stayed}, ${t("guests", { count: totalPersons })}`;
  };
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={isShort ? null : originalAmount}
      sentence={t(isLowest || shown.kind === "from" ? "fromPrice" : "totalPrice", { price: "{price}" })}
      basis={isBare ? undefined : describeBasis()}
      isBare={isBare}
    />
  );
}
