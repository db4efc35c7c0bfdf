import { useSettings } from "@stays/contract";
import { type Accommodation, shownPrice } from "@stays/domain";
import { RateFacts, UnitPrice, UnitRow, type UnitVariant, useUnitLink } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { type ElementNode, LinkButton, VisuallyHidden } from "@stays/ui";
import { TopFacts } from "../facts/top-facts.tsx";
import type { UnitListVariant } from "./unit-groups.ts";
import styles from "./unit-item.module.css";

export interface UnitItemProps {
  readonly unit: Accommodation;
  readonly property: Accommodation;
  readonly variant: UnitListVariant;
  readonly level: "h3" | "h4";
  /** Why the unit is not available for the stay, as text; null = it is available. */
  readonly whyNot: string | null;
  /** The heading of its group has the first paragraph of its terms. */
  readonly isUnderTerms: boolean;
  /** The booking button; null = a link to the unit's page. */
  readonly action: ElementNode;
}

const rowVariants: Readonly<Record<UnitListVariant, UnitVariant>> = {
  VillageList: "row",
  List: "roomy",
  Standard: "row",
  StandardCompact: "compact",
  Tile: "tile",
};

/** A cabin or room in a list: photo, facts, what the price includes, the price and the booking button. */
export function UnitItem(props: UnitItemProps) {
  const { unit, property, variant, level, whyNot, isUnderTerms, action } = props;
  const { t } = useTexts("mf-property");
  const { attributes } = useSettings();
  const to = useUnitLink(unit, property);
  const best = shownPrice(unit.products);
  const max = property.pageToLoad === "hotel" ? attributes.maxTopHotelRoomCard : attributes.maxTop;
  const facts = variant !== "StandardCompact" && (
    <TopFacts facilities={unit.content.attributes} max={max} variant="small" withBeds />
  );
  const end = (
    <>
      {whyNot ? <p className={styles.soldOut}>{whyNot}</p> : <UnitPrice products={unit.products} />}
      {action ?? (
        <LinkButton to={to} variant="secondary" size="small">
          <span>{t("view")}</span>
          <VisuallyHidden>{` ${unit.name}`}</VisuallyHidden>
        </LinkButton>
      )}
    </>
  );
  return (
    <UnitRow
      unit={unit}
      property={property}
      variant={rowVariants[variant]}
      level={level}
      facts={facts}
      withIntroduction={variant !== "Standard" && variant !== "StandardCompact"}
      end={end}
    >
      {best && <RateFacts product={best.product} unitId={unit.id} isUnderTerms={isUnderTerms} />}
    </UnitRow>
  );
}
