import { useSettings } from "@stays/contract";
import { type Accommodation, cutOpening, type PersonConfiguration, shownPrice } from "@stays/domain";
import { type ItemLayout, itemList, RateFacts, UnitPrice, UnitRow, useUnitLink } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import {
  type ElementNode,
  Icon,
  InfoIcon,
  ItemBoundary,
  LinkButton,
  RichText,
  useNearItem,
  VisuallyHidden,
} from "@stays/ui";
import { TopFacts } from "../property/top-facts.tsx";
import { exceededLimit, useCapacityLimitText } from "./capacity-limit.ts";
import type { UnitGroup, UnitListVariant } from "./unit-groups.ts";
import styles from "./unit-list.module.css";

export function UnitList({
  group,
  firstIndex,
  property,
  rooms,
  isPriced,
  renderAction,
}: {
  readonly group: UnitGroup;
  /** The number of units in the groups above. */
  readonly firstIndex: number;
  readonly property: Accommodation;
  /** The requested rooms; a unit that is too small for them shows a note. */
  readonly rooms: readonly PersonConfiguration[];
  /** Whether prices were requested: a bookable unit without a price is then sold out. */
  readonly isPriced: boolean;
  /** The booking button of a unit; false = a link to its page. */
  readonly renderAction: (unit: Accommodation) => ElementNode;
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
    const exceeded = exceededLimit(unit, rooms);
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
          <RichText html={cutOpening(group.terms)} className={styles.terms} />
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
        className={group.variant === "Tile" ? styles.tiles : itemList}
      >
        {units.map((unit, index) => (
          <ItemBoundary key={unit.id} note="li">
            <UnitItem
              unit={unit}
              index={firstIndex + index}
              property={property}
              variant={group.variant}
              level={heading ? "h4" : "h3"}
              whyNot={whyNot(unit)}
              isUnderTerms={group.terms !== null}
              renderAction={kind === "booking" ? renderAction : () => false}
            />
          </ItemBoundary>
        ))}
      </ul>
    </div>
  );
}

interface UnitItemProps {
  readonly unit: Accommodation;
  /** Position among all units of the page. */
  readonly index: number;
  readonly property: Accommodation;
  readonly variant: UnitListVariant;
  readonly level: "h3" | "h4";
  /** Why the unit is not available for the stay, as text; null = it is available. */
  readonly whyNot: string | null;
  /** The heading of its group has the first paragraph of its terms. */
  readonly isUnderTerms: boolean;
  readonly renderAction: (unit: Accommodation) => ElementNode;
}

const layouts: Readonly<Record<UnitListVariant, ItemLayout>> = {
  VillageList: "row",
  List: "roomy",
  Standard: "row",
  StandardCompact: "compact",
  Tile: "tile",
};

function UnitItem(props: UnitItemProps) {
  const { unit, index, property, variant, level, whyNot, isUnderTerms, renderAction } = props;
  const { attributes } = useSettings();
  const { ref, isNear } = useNearItem<HTMLLIElement>(unit, index);
  const best = shownPrice(unit.products);
  const max = property.pageToLoad === "hotel" ? attributes.maxTopHotelRoomCard : attributes.maxTop;
  const facts = variant !== "StandardCompact" && (
    <TopFacts facilities={unit.content.attributes} max={max} variant="small" />
  );
  const price = whyNot ? (
    <p className={styles.soldOut}>{whyNot}</p>
  ) : (
    <UnitPrice products={unit.products} isBare={!isNear} />
  );
  const action = (isNear && renderAction(unit)) || <ViewButton unit={unit} property={property} />;
  return (
    <UnitRow
      ref={ref}
      isNear={isNear}
      unit={unit}
      property={property}
      layout={layouts[variant]}
      level={level}
      facts={facts}
      withIntroduction={variant !== "StandardCompact"}
      price={price}
      action={action}
    >
      {best && <RateFacts product={best.product} unitId={unit.id} isUnderTerms={isUnderTerms} />}
    </UnitRow>
  );
}

function ViewButton({ unit, property }: Pick<UnitItemProps, "unit" | "property">) {
  const { t } = useTexts("mf-property");
  return (
    <LinkButton to={useUnitLink(unit, property)} variant="secondary" size="small">
      <span>{t("view")}</span>
      <VisuallyHidden>{` ${unit.name}`}</VisuallyHidden>
    </LinkButton>
  );
}
